import { ownScript, trustedHtml } from './trusted-types';

test('markup waits for what checks it, but for the empty script that React begins with', () => {
  expect(trustedHtml('<script></script>')).toBe('<script></script>');
  expect(() => trustedHtml('<p>Hola</p>')).toThrow(TypeError);
  window.harmlessHtml = (html) => html;
  expect(trustedHtml('<p>Hola</p>')).toBe('<p>Hola</p>');
});

test('a script comes from the site itself', () => {
  expect(ownScript('/_next/static/chunks/a.js')).toBe('/_next/static/chunks/a.js');
  expect(() => ownScript('//mal.example/a.js')).toThrow(TypeError);
  expect(() => ownScript('data:text/javascript,alert(1)')).toThrow(TypeError);
});
