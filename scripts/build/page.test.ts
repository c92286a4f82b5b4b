/** @jest-environment node */
import { createHash } from 'node:crypto';
import { finishPage } from './page';
import { withoutFonts } from './styles';

const chunk = '<script src="/_next/static/chunks/1-abc.js" async=""></script>';
const entry = '<script src="/_next/static/chunks/webpack-abc.js" id="_R_" async=""></script>';
const data =
  '<script>(self.__next_f=self.__next_f||[]).push([0])</script>' +
  '<script>self.__next_f.push([1,"uno\\n"])</script><script>self.__next_f.push([1,"<dos>"])</script>';
const sheet = '<link rel="stylesheet" href="/_next/static/css/a.css" data-precedence="next"/>';
const css =
  '.a{color:red}.b{color:blue}.a:not(.b),.a .b{margin:0}@media print{.b{top:0}}@keyframes k{0%{top:0}}';

function exported({ head = `${sheet}${chunk}`, body = '<p class="a">Hola</p>', tail = entry + data } = {}) {
  return `<!DOCTYPE html><html><head><meta charSet="utf-8"/>${head}<script type="application/ld+json">{"a":1}</script></head><body>${body}${tail}</body></html>`;
}

/** Long enough to be worth compiling ahead. */
const large = ' '.repeat(50_000);

function finish(html: string, options: Partial<Parameters<typeof finishPage>[1]> = {}) {
  const written: string[] = [];
  const { html: finished, unknown } = finishPage(html, {
    earlyScript: 'early()',
    speculationRules: '{"prerender":[]}',
    onLoad: '/on-load.js',
    trustedTypes: 'policy()',
    readStyles: () => css,
    writeStyles: (text) => `/rules.css?${text}`,
    writeData: (text) => `/data/${written.push(text)}.txt`,
    toolScripts: [['#check :focus', '/check.js']],
    republish: (address, change) => `${address}?${change(large).trim()}`,
    imageHosts: ['https://logos.example'],
    apiHost: 'https://api.example',
    isPublished: false,
    ...options,
  });
  return { finished, written, unknown };
}

test('has in the page the rules it is shown with, and the sheets disabled', () => {
  const { finished } = finish(exported());
  expect(finished).toContain('<style>.a{color:red}.a:not(.b){margin:0}</style>');
  expect(finished).toContain('href="/_next/static/css/a.css?" data-precedence="next" disabled=""');
});

test('names the code of tools ahead of the data', () => {
  expect(finish(exported()).written).toEqual(['[["#check :focus","/check.js"]]\nuno\n<dos>']);
});

test('links the rules for paper and for a closed dialog behind the page, where they hold up nothing', () => {
  const { finished } = finish(exported({ body: '<p class="a">Hola</p><dialog class="b"></dialog>' }), {
    readStyles: () => '.a{color:red}.a:hover{top:1px}.b{top:3px}@media print{.a{top:0}.c{top:2px}}',
  });
  expect(finished).toContain('<style>.a{color:red}</style></head>');
  expect(finished).toContain(
    '</dialog><link rel="stylesheet" href="/rules.css?.b{top:3px}@media print{.a{top:0}}">',
  );
});

test('links the rules that no ordinary phone meets, for the screens that may', () => {
  const rules = [
    '@media(min-width:768px){.a{top:1px}}',
    '@media(width>=56em){.a{top:2px}}',
    '@container page (width >= 60rem){.a{top:3px}}',
    '@media(forced-colors:active){.a{top:4px}}',
    '@container page (width <= 14rem){.a{top:5px}}',
  ];
  const kept = '@media(width<=48em){.a{top:6px}}@container (width >= 26rem){.a{top:7px}}';
  const { finished } = finish(exported(), { readStyles: () => `.a{color:red}${rules.join('')}${kept}` });
  const [, linked = ''] = /media="\(min-width:36em\)[^"]*" href="\/rules\.css\?([^"]*)"/.exec(finished) ?? [];
  for (const at of ['1px', '2px', '3px', '4px', '5px']) expect(linked).toContain(`top:${at}`);
  for (const at of ['6px', '7px']) expect(linked).not.toContain(`top:${at}`);
});

test('shortens the custom properties that the sheet sets, and no others', () => {
  const { finished } = finish(exported(), {
    readStyles: () => ':root{--ink:red}.a{color:var(--ink);margin:var(--by-script,0)}',
  });
  expect(finished).toContain('<style>:root{--0:red}.a{color:var(--0);margin:var(--by-script,0)}</style>');
});

test('leaves the fonts to the page’s own rules', () => {
  expect(withoutFonts(`@font-face{font-family:F;src:url(/f.woff2)}${css}`)).toBe(css);
});

test('what stands in the page names the scripts and sheets as they were republished', () => {
  const piece = '<script>self.__next_f.push([1,"static/chunks/1-abc.js /_next/static/css/a.css"])</script>';
  const { finished, written } = finish(exported({ tail: entry + data + piece }));
  const hint = '?//# allFunctionsCalledOnLoad';
  expect(written[0]).toContain(`static/chunks/1-abc.js${hint} /_next/static/css/a.css?`);
  expect(finished).toContain(JSON.stringify(`/_next/static/chunks/1-abc.js${hint}`));
});

test('asks for the fonts first, and for no picture before its tag', () => {
  const picture = '<link rel="preload" href="/images/logo.svg" as="image"/>';
  const face = "@font-face{font-family:F;src:url('/media/f.woff2') format('woff2')}";
  const { finished } = finish(exported({ head: `${picture}${sheet}${chunk}` }), {
    readStyles: () => face + css,
  });
  expect(finished).toMatch(
    /<meta http-equiv[^>]*><link rel="preload" as="font" type="font\/woff2" crossorigin="" href="\/media\/f.woff2"><script>/,
  );
  expect(finished).not.toContain('as="image"');
});

test('leaves out what only attributes of the script’s could match', () => {
  const { finished } = finish(exported({ body: '<p class="a" data-look="sun"><i data-state>Hola</i></p>' }), {
    readStyles: () =>
      '.a[data-look=sun]{top:0}.a[data-look=moon]{top:1px}.a [data-state]{top:2px}' +
      '.a[data-own]{top:3px}.a:not([data-own]){top:4px}.a[open]{top:5px}',
  });
  expect(finished).toContain(
    '<style>.a[data-look=sun]{top:0}.a [data-state]{top:2px}.a:not([data-own]){top:4px}.a[open]{top:5px}</style>',
  );
});

test('the policy comes before what it governs, and names what the page holds', () => {
  const { finished } = finish(exported());
  expect(finished).toMatch(
    /^<!DOCTYPE html><html><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy"/,
  );
  const policy = /content="([^"]*)"/.exec(finished)?.[1] ?? '';
  expect(policy).not.toMatch(/unsafe|frame-ancestors|upgrade-insecure/);
  expect(policy).toMatch(
    /script-src 'self'( 'sha256-[\w+/]{43}='){2}; style-src 'self' 'sha256-[\w+/]{43}=';/,
  );
  expect(policy).toContain("img-src 'self' data: https://logos.example;");
  expect(policy).toContain("connect-src 'self' https://api.example;");
  expect(finish(exported(), { isPublished: true }).finished).toContain('upgrade-insecure-requests');
});

test.each([
  ['are empty', '', /of a, c$/],
  ['lost one of theirs', '.a{color:red}', /of c$/],
])('stops the build at a page whose style sheets %s, and says what is bare', (_, sheets, bare) => {
  const html = exported({ body: '<p class="a">Hola</p><noscript><p class="a c">Hola</p></noscript>' });
  const stylesOf = (css: string) => () => finish(html, { readStyles: () => css });
  expect(stylesOf(sheets)).toThrow(/style sheets are empty or not all there/);
  expect(stylesOf(sheets)).toThrow(bare);
  expect(stylesOf('.a{color:red}.c{top:0}')().finished).toContain('<style>.a{color:red}.c{top:0}</style>');
});

test.each([
  ['no scripts', exported({ head: sheet, tail: '' })],
  ['no data', exported({ tail: entry })],
  ['an unknown inline script', exported({ tail: `${entry}${data}<script>more()</script>` })],
])('a page with %s is left as it is, with the early script and a policy that lets its own run', (_, html) => {
  const { finished, written, unknown } = finish(html);
  expect(unknown).toMatch(/script|data/);
  expect(written).toEqual([]);
  const own = [...html.matchAll(/<script>(.*?)<\/script>/g)].map(([, text = '']) => text);
  for (const text of [...own, 'early()', 'policy()']) {
    const hash = createHash('sha256').update(text).digest('base64');
    expect(finished).toContain(`'sha256-${hash}'`);
    expect(finished).toContain(`<script>${text}</script>`);
  }
  expect(finished).toMatch(/style-src 'self';/);
  expect(finished).toContain(sheet.replace('/>', '>'));
  expect(finished).toContain('id="held">{"onLoad":"/on-load.js"}</script>');
});

test.each([
  ['no style sheets', exported({ head: chunk })],
  [
    'a script of somebody else',
    exported({ head: `${sheet}<script src="https://x.example/a.js" async></script>` }),
  ],
  [
    'one by a shortened address',
    exported({ head: `${sheet}<script src="//x.example/a.js" async></script>` }),
  ],
  ['a style attribute', exported({ body: '<p style="color:red">Hola</p>' })],
  ['a style element', exported({ body: '<style>p{}</style>' })],
])('stops the build at a page with %s', (_, html) => {
  expect(() => finish(html)).toThrow(/security policy forbids|no rule speaks of/);
});
