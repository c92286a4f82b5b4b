type Policy = { createHTML: (html: string) => string; createScriptURL?: (url: string) => string };

declare global {
  interface Window {
    /** Set by the dialogs chunk: SweetAlert2 is the only code that writes HTML (components/contact/harmless-html.ts). */
    harmlessHtml?: (html: string) => string;
    trustedTypes?: {
      readonly defaultPolicy: unknown;
      createPolicy: (name: string, policy: Policy) => unknown;
    };
  }
}

/** Allows only scripts of the site itself. @throws TypeError on an address of another origin */
export function ownScript(url: string): string {
  if (new URL(url, document.baseURI).origin !== location.origin) throw new TypeError('Foreign script');
  return url;
}

/**
 * Allows only harmless HTML.
 * @throws TypeError on HTML that is neither the page's own <noscript> nor allowed by `harmlessHtml`
 */
export function trustedHtml(html: string): string {
  const own = [...document.querySelectorAll('noscript')].map(({ textContent }) => textContent);
  // React creates a script element from this HTML before it sets the attributes.
  if (!html.includes('<') || html === '<script></script>' || own.includes(html)) return html;
  if (!window.harmlessHtml) throw new TypeError('Unsafe HTML');
  return window.harmlessHtml(html);
}

/** Sets the policy that `require-trusted-types-for 'script'` asks whether text may become HTML or a script's address. */
export function installTrustedTypes(): void {
  if (window.trustedTypes?.defaultPolicy) return;
  window.trustedTypes?.createPolicy('default', { createHTML: trustedHtml, createScriptURL: ownScript });
}
