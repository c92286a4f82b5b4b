/**
 * Allows only harmless HTML.
 * @throws TypeError on HTML that `harmlessHtml` does not allow
 */
export function trustedHtml(html: string): string {
  if (!html.includes('<')) return html;
  if (!window.harmlessHtml) throw new TypeError('Unsafe HTML');
  return window.harmlessHtml(html);
}

/** Sets the policy of `require-trusted-types-for 'script'`: harmless text may become HTML, and no script is allowed. */
export function installTrustedTypes(): void {
  window.trustedTypes?.createPolicy('default', { createHTML: trustedHtml });
}
