import { trustedHtml } from './trusted-types';

test('allows only the page’s own HTML until the dialogs’ check is loaded', () => {
  // A browser with scripts parses the content of `<noscript>` as text.
  document.body.appendChild(document.createElement('noscript')).textContent = '<p>Llama</p>';
  for (const own of ['<p>Llama</p>', '{"a":1}']) expect(trustedHtml(own)).toBe(own);
  expect(() => trustedHtml('<p>Hola</p>')).toThrow(TypeError);
  window.harmlessHtml = (html) => html;
  expect(trustedHtml('<p>Hola</p>')).toBe('<p>Hola</p>');
});
