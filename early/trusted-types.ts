type Policy = { createHTML: (html: string) => string; createScriptURL: (url: string) => string };

declare global {
  interface Window {
    /** Comes with by-itself.ts, before anything that writes markup. */
    harmlessHtml?: (html: string) => string;
    trustedTypes?: { createPolicy: (name: string, policy: Policy) => unknown };
  }
}

/** React makes every script element this way, empty, before it gives it its attributes. */
const EMPTY_SCRIPT = '<script></script>';

/** @throws TypeError on an address of another origin */
export function ownScript(url: string): string {
  if (new URL(url, document.baseURI).origin !== location.origin) throw new TypeError('Foreign script');
  return url;
}

/** @throws TypeError on any markup until `harmlessHtml` is there, and on what that refuses */
export function trustedHtml(html: string): string {
  if (html === EMPTY_SCRIPT) return html;
  if (!window.harmlessHtml) throw new TypeError('Unsafe HTML');
  return window.harmlessHtml(html);
}

/** With `require-trusted-types-for 'script'`, what may become markup or a script's address. */
export function installTrustedTypes(): void {
  window.trustedTypes?.createPolicy('default', { createHTML: trustedHtml, createScriptURL: ownScript });
}
