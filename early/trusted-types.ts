type Policy = { createHTML: (html: string) => string; createScriptURL: (url: string) => string };

declare global {
  interface Window {
    trustedTypes?: { createPolicy: (name: string, policy: Policy) => unknown };
  }
}

/** What could run script or send the visitor elsewhere; text and SVG around it can't. */
const DANGEROUS =
  /<\/?(?:script|iframe|frame|object|embed|link|meta|base|style|form|template|animate|set|foreignobject)\b|[\s/"']on\w+\s*=|srcdoc|javascript:/i;

/** React makes every script element this way, empty, before it gives it its attributes. */
const EMPTY_SCRIPT = '<script></script>';

/** @throws TypeError on HTML that could do more than show something */
export function harmlessHtml(html: string): string {
  if (html !== EMPTY_SCRIPT && DANGEROUS.test(html)) throw new TypeError('Unsafe HTML');
  return html;
}

/** @throws TypeError on an address of another origin */
export function ownScript(url: string): string {
  if (new URL(url, document.baseURI).origin !== location.origin) throw new TypeError('Foreign script');
  return url;
}

/** With `require-trusted-types-for 'script'`, what may become markup or a script's address. */
export function installTrustedTypes(): void {
  window.trustedTypes?.createPolicy('default', { createHTML: harmlessHtml, createScriptURL: ownScript });
}
