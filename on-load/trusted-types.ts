type Policy = { createHTML: (html: string) => string; createScriptURL?: (url: string) => string };

declare global {
  interface Window {
    /** Comes with the dialogs, whose library alone writes markup (components/contact/harmless-html.ts). */
    harmlessHtml?: (html: string) => string;
    trustedTypes?: {
      readonly defaultPolicy: unknown;
      createPolicy: (name: string, policy: Policy) => unknown;
    };
  }
}

/** @throws TypeError on an address of another origin */
export function ownScript(url: string): string {
  if (new URL(url, document.baseURI).origin !== location.origin) throw new TypeError('Foreign script');
  return url;
}

/** @throws TypeError on markup other than the page's own <noscript> and what `harmlessHtml` lets pass */
export function trustedHtml(html: string): string {
  const own = [...document.querySelectorAll('noscript')].map(({ textContent }) => textContent);
  // React creates every script element this way, before it sets its attributes.
  if (!html.includes('<') || html === '<script></script>' || own.includes(html)) return html;
  if (!window.harmlessHtml) throw new TypeError('Unsafe HTML');
  return window.harmlessHtml(html);
}

/** With `require-trusted-types-for 'script'`, decides what may become markup or a script's address. */
export function installTrustedTypes(): void {
  if (window.trustedTypes?.defaultPolicy) return;
  window.trustedTypes?.createPolicy('default', { createHTML: trustedHtml, createScriptURL: ownScript });
}
