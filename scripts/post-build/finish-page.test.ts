/** @jest-environment node */
import { finishPage } from './finish-page';

const chunk = '<script src="/_next/static/chunks/1-abc.js" async=""></script>';
const entry = '<script src="/_next/static/chunks/webpack-abc.js" async=""></script>';
const data =
  '<script>self.rows=[]</script><script>self.rows.push("1-abc.js a.css <dos>:HL[\\"/b.css\\",\\"style\\"]\\n")</script>';
const sheet = '<link rel="stylesheet" href="/_next/static/css/a.css" data-precedence="next"/>';
const css =
  "@font-face{font-family:F;src:url('/media/f.woff2') format('woff2')}:root{--ink:red}.a{color:var(--ink)}" +
  '.a:hover{top:1px}.b{color:#00f}@media print{:root{--ink:#000}}';

function exported({
  head = `${sheet}${chunk}`,
  body = '<p class="a">Hola</p><div data-island="Check"></div>',
  tail = entry + data,
} = {}) {
  return `<!DOCTYPE html><html><head><meta charSet="utf-8"/>${head}<script type="application/ld+json">{"a":1}</script></head><body>${body}${tail}</body></html>`;
}

function finish(html: string, options: Partial<Parameters<typeof finishPage>[1]> = {}) {
  const { html: finished, ...page } = finishPage(html, {
    earlyScript: 'early()',
    yearsScript: 'years()',
    readStyles: () => css,
    parts: { main: ['/main.js'], dialogs: ['/dialogs.js'], Check: ['/check.js'], DateLookup: ['/lookup.js'] },
    ...options,
  });
  return { finished, ...page };
}

test('the page with the tax-year tabs has the early script that opens them, any other page the smaller one', () => {
  const scripts = (body: string) =>
    finish(exported({ body })).scripts.filter((code) => /^\w+\(\)$/.test(code));
  expect(scripts('<p class="a">Hola</p>')).toEqual(['early()']);
  expect(scripts('<script type="application/json" id="years-words">{}</script>')).toEqual(['years()']);
});

test('only tools, which hydrate, keep the comments between their texts', () => {
  const body =
    '<p class="a">5<!-- --> UVT</p><div data-island="Check" data-props="{}"><p>5<!-- --> UVT</p></div>';
  const { finished } = finish(exported({ body }));
  expect(finished).toContain(
    '<p class="a">5 UVT</p><div data-island="Check" data-props="{}"><p>5<!-- --> UVT</p></div>',
  );
});

test('a page holds its whole stylesheet, in the order of the source', () => {
  const { finished } = finish(exported());
  expect(finished).toContain(
    ':root{--ink:red}.a{color:var(--ink)}.a:hover{top:1px}.b{color:#00f}@media print{:root{--ink:#000}}</style>',
  );
  expect(finished).not.toContain('rel="stylesheet"');
});

test('preloads the fonts, and no picture', () => {
  const picture = '<link rel="preload" href="/images/logo.svg" as="image"/>';
  const { finished } = finish(exported({ head: `${picture}${sheet}${chunk}` }));
  expect(finished).toMatch(
    /<meta charset="utf-8"><link rel="preload" as="font" type="font\/woff2" crossorigin="" href="\/media\/f.woff2"><script>/,
  );
  expect(finished).not.toContain('as="image"');
});

test('a page has nothing of Next’s client, and names the files of its own tools, not those of other pages', () => {
  const { finished } = finish(exported());
  const files = JSON.parse(/id="page-files">(.*?)</.exec(finished)?.[1] ?? '') as object;
  expect(files).toEqual({
    main: ['/main.js'],
    dialogs: ['/dialogs.js'],
    Check: ['/check.js'],
    tools: ['/check.js'],
  });
  expect(finished).not.toMatch(/<script[^>]*_next/);
  expect(finished).not.toContain('self.rows');
});

test.each([
  [
    'content that React sent apart',
    exported({ body: '<main><!--$?--></main><div hidden="" id="S:0">Hola</div>' }),
  ],
  ['a tool that has no file', exported({ body: '<div data-island="Late"></div>' })],
  ['a script of somebody else', exported({ head: `${sheet}<script src="//x.example/a.js" async></script>` })],
  ['a style attribute', exported({ body: '<p style="color:red">Hola</p>' })],
])('stops the build at a page with %s', (_, html) => {
  expect(() => finish(html)).toThrow(/security policy forbids|sent content apart|no file for the tool/);
});
