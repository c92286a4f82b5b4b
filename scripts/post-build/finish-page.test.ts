/** @jest-environment node */
import type { DeferredScripts } from '../../early/deferred-scripts';
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
  body = '<p class="a">Hola</p><form id="check"></form>',
  tail = entry + data,
} = {}) {
  return `<!DOCTYPE html><html><head><meta charSet="utf-8"/>${head}<script type="application/ld+json">{"a":1}</script></head><body>${body}${tail}</body></html>`;
}

function finish(html: string, options: Partial<Parameters<typeof finishPage>[1]> = {}) {
  const written: string[] = [];
  const { html: finished, ...page } = finishPage(html, {
    earlyScript: 'early()',
    onLoad: '/on-load.js',
    readStyles: () => css,
    writeData: (text) => `/data/${written.push(text)}.js`,
    tools: { check: ['/check.js'], lookup: ['/lookup.js'] },
    ...options,
  });
  return { finished, written, ...page };
}

test('a page holds its whole stylesheet, in the order of the source', () => {
  const { finished, written } = finish(exported());
  expect(finished).toContain(
    ':root{--ink:red}.a{color:var(--ink)}.a:hover{top:1px}.b{color:#00f}@media print{:root{--ink:#000}}</style>',
  );
  expect(written.join()).not.toContain('top:1px');
});

test('preloads the fonts, and no picture', () => {
  const picture = '<link rel="preload" href="/images/logo.svg" as="image"/>';
  const { finished } = finish(exported({ head: `${picture}${sheet}${chunk}` }));
  expect(finished).toMatch(
    /<meta charset="utf-8"><link rel="preload" as="font" type="font\/woff2" crossorigin="" href="\/media\/f.woff2"><script>/,
  );
  expect(finished).not.toContain('as="image"');
});

test('a page runs no script of Next by itself, and names the tools that it has, not those of other pages', () => {
  const { finished } = finish(exported());
  const { framework } = JSON.parse(
    /id="deferred-scripts">(.*?)</.exec(finished)?.[1] ?? '',
  ) as DeferredScripts;
  expect(framework?.tools).toEqual({ check: ['/check.js'] });
  expect(finished).not.toMatch(/<script[^>]*_next/);
  expect(finished).not.toContain('self.rows');
});

test('the data of a page asks for no stylesheet, because the page holds its own', () => {
  expect(finish(exported()).written.join()).not.toContain('b.css');
});

/** Content that React sends apart, and a script that moves it into its place. */
const apart = (mover: string) =>
  exported({
    body: `<main class="a"><!--$?--><i></i><!--/$--></main><div hidden="" id="S:0">Hola</div><script>const [main, sent] = document.body.children;${mover}</script>`,
  });

test('moves content that React sent apart into its place', () => {
  const { finished } = finish(
    apart('setTimeout(() => { main.replaceChildren(sent.firstChild); sent.remove() }, 900)'),
  );
  expect(finished).toContain('<main class="a">Hola</main>');
});

test.each([
  ['no data', exported({ tail: entry })],
  [
    'a script that jsdom can’t run',
    exported({ tail: `${entry}${data}<script>matchMedia("print")</script>` }),
  ],
  ['content that no script moves into its place', apart('self.moved=false')],
])('stops the build at a page with %s', (_, html) => {
  expect(() => finish(html)).toThrow(/script/);
});

test.each([
  [
    'a class in <noscript> that no sheet has',
    exported({ body: '<noscript><p class="a c">Hola</p></noscript>' }),
  ],
  ['a script of somebody else', exported({ head: `${sheet}<script src="//x.example/a.js" async></script>` })],
  ['a style attribute', exported({ body: '<p style="color:red">Hola</p>' })],
])('stops the build at a page with %s', (_, html) => {
  expect(() => finish(html)).toThrow(/security policy forbids|has a rule for the class/);
});
