type Policy = { createHTML: (html: string) => string; createScriptURL: (url: string) => string };

declare global {
  interface Window {
    trustedTypes?: { createPolicy: (name: string, policy: Policy) => unknown };
  }
}

/**
 * The tags that the dialogs' library writes, and the page's own <noscript>: they show something, and lead
 * nowhere but by a link.
 */
const TAGS =
  /a|button|circle|div|h2|img|input|label|li|line|output|p|path|polygon|polyline|rect|select|span|svg|textarea|ul/;
const ATTRIBUTES =
  /(?:aria-\w+|class|id|rel|tabindex|target|type|d|fill|height|points|stroke[\w-]*|viewBox|width|xmlns|[crxy][xy12]?)="[^"<>]*"|href="(?:https:\/\/|tel:|mailto:|\/|#)[^"<>]*"/;
const ALLOWED = new RegExp(
  `<(?:/(?:${TAGS.source})|(?:${TAGS.source})(?:\\s+(?:${ATTRIBUTES.source}))*\\s*/?)>`,
  'g',
);

/** React makes every script element this way, empty, before it gives it its attributes. */
const EMPTY_SCRIPT = '<script></script>';

/** @throws TypeError on HTML with anything but what is expected here */
export function harmlessHtml(html: string): string {
  if (html !== EMPTY_SCRIPT && html.replace(ALLOWED, '').includes('<')) throw new TypeError('Unsafe HTML');
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
