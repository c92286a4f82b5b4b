/**
 * Allows only harmless HTML.
 * @throws TypeError on HTML that is neither the page's own <noscript> nor allowed by `harmlessHtml`
 */
export function trustedHtml(html: string): string {
  const own = [...document.querySelectorAll('noscript')].map(({ textContent }) => textContent);
  if (!html.includes('<') || own.includes(html)) return html;
  if (!window.harmlessHtml) throw new TypeError('Unsafe HTML');
  return window.harmlessHtml(html);
}

/** Sets the policy that `require-trusted-types-for 'script'` asks whether text may become HTML, and which allows no address of a script. */
export function installTrustedTypes(): void {
  if (window.trustedTypes?.defaultPolicy) return;
  window.trustedTypes?.createPolicy('default', { createHTML: trustedHtml });
}
