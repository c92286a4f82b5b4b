/**
 * Allows only harmless HTML.
 * @throws TypeError on HTML that `harmlessHtml` does not allow
 */
export function trustedHtml(html: string): string {
  if (!html.includes('<')) return html;
  if (!window.harmlessHtml) throw new TypeError('Unsafe HTML');
  return window.harmlessHtml(html);
}

/** Sets the policy that `require-trusted-types-for 'script'` asks whether text may become HTML, and which allows no address of a script. */
export function installTrustedTypes(): void {
  window.trustedTypes?.createPolicy('default', { createHTML: trustedHtml });
}
