import { firstLoadScripts } from './weight';

const tag = '<script src="/_next/static/chunks/main.js" async=""></script>';

test('a page that holds its framework fetches what it holds, and what it does by itself', () => {
  const held = { onLoad: '/on-load.js', framework: { data: '/data.txt', scripts: ['/a.js', '/b.js'] } };
  const html = `<script>early()</script><script type="application/json" id="held">${JSON.stringify(held)}</script>`;
  expect(firstLoadScripts(html)).toEqual(['/on-load.js', '/a.js', '/b.js']);
});

test('one that does not fetches its tags’, but for what only old browsers load', () => {
  const held = '<script type="application/json" id="held">{"onLoad":"/on-load.js"}</script>';
  expect(firstLoadScripts(`${tag}<script src="/old.js" noModule=""></script>${held}`)).toEqual([
    '/_next/static/chunks/main.js',
    '/on-load.js',
  ]);
  expect(firstLoadScripts(tag)).toEqual(['/_next/static/chunks/main.js']);
});
