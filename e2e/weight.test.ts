import { firstLoadScripts } from './weight';

const tag = '<script src="/_next/static/chunks/main.js" async=""></script>';

test('a page that holds its framework fetches what it holds, and what it does by itself', () => {
  const held = { byItself: '/by-itself.js', framework: { data: '/data.txt', scripts: ['/a.js', '/b.js'] } };
  const html = `<script>early()</script><script type="application/json" id="held">${JSON.stringify(held)}</script>`;
  expect(firstLoadScripts(html)).toEqual(['/by-itself.js', '/a.js', '/b.js']);
});

test('one that does not fetches its tags’, but for what only old browsers load', () => {
  const held = '<script type="application/json" id="held">{"byItself":"/by-itself.js"}</script>';
  expect(firstLoadScripts(`${tag}<script src="/old.js" noModule=""></script>${held}`)).toEqual([
    '/_next/static/chunks/main.js',
    '/by-itself.js',
  ]);
  expect(firstLoadScripts(tag)).toEqual(['/_next/static/chunks/main.js']);
});
