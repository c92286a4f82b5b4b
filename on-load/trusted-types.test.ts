import { ownScript, trustedHtml } from './trusted-types';

test('markup waits for what checks it, but for the page’s own', () => {
  // As text, which is what a browser with script makes of it.
  document.body.appendChild(document.createElement('noscript')).textContent = '<p>Llama</p>';
  for (const own of ['<script></script>', '<p>Llama</p>', '{"a":1}']) expect(trustedHtml(own)).toBe(own);
  expect(() => trustedHtml('<p>Hola</p>')).toThrow(TypeError);
  window.harmlessHtml = (html) => html;
  expect(trustedHtml('<p>Hola</p>')).toBe('<p>Hola</p>');
});

test('a script comes from the site itself', () => {
  expect(ownScript('/_next/static/chunks/a.js')).toBe('/_next/static/chunks/a.js');
  expect(() => ownScript('//mal.example/a.js')).toThrow(TypeError);
  expect(() => ownScript('data:text/javascript,alert(1)')).toThrow(TypeError);
});
