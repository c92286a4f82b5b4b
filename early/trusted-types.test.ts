import { harmlessHtml, ownScript } from './trusted-types';

test.each([
  '<div class="swal2-icon-content"></div>',
  '<svg viewBox="0 0 10 10"><path d="M0 0"/></svg>',
  'texto sin etiquetas',
  '<script></script>',
])('lets %s be', (html) => expect(harmlessHtml(html)).toBe(html));

test.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  '<a href="javascript:alert(1)">a</a>',
  '<iframe srcdoc="a"></iframe>',
  '<base href="//mal.example">',
])('refuses %s', (html) => expect(() => harmlessHtml(html)).toThrow(TypeError));

test('a script comes from the site itself', () => {
  expect(ownScript('/_next/static/chunks/a.js')).toBe('/_next/static/chunks/a.js');
  expect(() => ownScript('//mal.example/a.js')).toThrow(TypeError);
  expect(() => ownScript('data:text/javascript,alert(1)')).toThrow(TypeError);
});
