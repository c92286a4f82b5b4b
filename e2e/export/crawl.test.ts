import { feesFrom } from '@/lib/words/offer';
import type { Element } from '@/scripts/build/html';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import sharp from 'sharp';
import { site } from '@/content/site';
import { vagueWords } from '@/lib/words/linked';
import { placeholdersIn } from '@/lib/words/placeholders';
import { elements, textsOf } from '@/scripts/build/html';
import { opensToAll } from '@/scripts/publish/published-before';
import {
  all,
  attribute,
  contentAt,
  contentOf,
  elementsIn,
  everyPage,
  exported,
  file,
  isPublished,
  isWithin,
  nameOf,
  siteUrl,
  textOf,
  type ExportedPage,
} from './exported';

/*
 * What browsers, search engines, chats and assistants read of an export, whatever its content: `out/`, the
 * alternate build, and a publication.
 */

/** Whether search engines are let in. */
const isFindable = isPublished && placeholdersIn(site).length === 0;

const paged = exported.pages.map((page) => [page.path, page] as const);
const everyPaged = everyPage.map((page) => [page.path, page] as const);

const htmlRules = {
  extends: ['html-validate:recommended'],
  rules: {
    // How React writes HTML: `<br/>`, `async=""`, `srcSet`. Valid, and not ours to choose.
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'attr-case': 'off',
    // React names its bootstrap script `_R_`.
    'valid-id': ['error', { relaxed: true }],
    // A link that script turns into a button (it opens the modal) is still a link without script.
    'prefer-native-element': ['error', { exclude: ['button'] }],
    // A group of checkboxes shares its name: the chosen ones are sent under it.
    'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'submit', 'button', 'reset'] }],
    // Phones have the non-breaking space itself (lib/words/telephone.ts), where the rule wants its entity.
    'tel-non-breaking': 'off',
    // A list may be named, and a screen reader then says which list it is in.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
  },
} as const;

test.each(everyPaged)('%s is HTML as the standard has it', async (_path, page) => {
  const validator = new HtmlValidate(new StaticConfigLoader(structuredClone(htmlRules) as object));
  const { results } = await validator.validateString(file(page.file));
  const messages = results.flatMap((result) => result.messages);
  expect(messages.map(({ message, line, column }) => `${line}:${column} ${message}`)).toEqual([]);
});

/** The values of a `<meta>` of the page's head, by its name or property. */
function metaOf({ page }: ExportedPage, name: string): (string | undefined)[] {
  const found = page('head').find(`meta[name="${name}"], meta[property="${name}"]`);
  return found.toArray().map(({ attribs }) => attribs.content);
}

const titleOf = ({ page }: ExportedPage) => page('head > title').text();

test.each(paged)('what search engines and chats show of %s', (_path, page) => {
  const title = titleOf(page);
  const [description = ''] = metaOf(page, 'description');
  const [picture = ''] = metaOf(page, 'og:image');
  expect(page.page('head > title')).toHaveLength(1);
  expect([title.length >= 25, title.length <= 65, title]).toEqual([true, true, title]);
  expect([description.length >= 70, description.length <= 160, description]).toEqual([
    true,
    true,
    description,
  ]);
  const something = expect.stringMatching(/./);
  const expected = {
    ...{ description, viewport: something, 'theme-color': something, 'application-name': something },
    'format-detection': something,
    robots: isFindable ? expect.not.stringContaining('noindex') : expect.stringContaining('noindex'),
    ...{ 'og:title': title, 'og:description': description, 'og:url': page.url, 'og:image': picture },
    ...{ 'og:type': 'website', 'og:site_name': something, 'og:locale': 'es_CO' },
    ...{ 'og:image:width': '1200', 'og:image:height': '630', 'og:image:alt': something },
    ...{ 'twitter:card': 'summary_large_image', 'twitter:image': picture },
    ...{ 'twitter:title': title, 'twitter:description': description },
  };
  for (const [name, value] of Object.entries(expected)) {
    expect([name, ...metaOf(page, name)]).toEqual([name, value]);
  }
  const links = (rel: string) => all(page.document, 'link', { rel }).map(({ attribs }) => attribs.href);
  expect(links('canonical')).toEqual([page.url]);
  for (const rel of ['icon', 'apple-touch-icon', 'manifest']) expect(links(rel)).not.toEqual([]);
});

test.each(paged)(
  'the picture a chat shows of %s is a light PNG of the size it states',
  async (_path, page) => {
    const [address = ''] = metaOf(page, 'og:image');
    expect(address).toMatch(/\.png$/);
    const content = contentAt(address);
    const { format, width, height } = await sharp(content).metadata();
    expect([format, width, height]).toEqual(['png', 1200, 630]);
    expect(content?.length).toBeLessThan(200_000);
  },
);

test.each(exported.notFound)('$path is kept out of every index, and stands for no address', (page) => {
  expect(page.page('head > title')).toHaveLength(1);
  expect(metaOf(page, 'robots')).toEqual([expect.stringContaining('noindex')]);
  expect(all(page.document, 'link', { rel: 'canonical' })).toEqual([]);
  expect(metaOf(page, 'og:url')).toEqual([]);
});

test('no two pages are described alike', () => {
  const pages = everyPage.filter(({ path }) => path !== '/_not-found');
  const descriptions = pages.flatMap((page) => metaOf(page, 'description'));
  expect(new Set(pages.map(titleOf)).size).toBe(pages.length);
  expect(new Set(descriptions).size).toBe(descriptions.length);
});

/** What stands in the way of whoever follows an address of a page; nothing where it leads somewhere. */
function faultOf(written: string, page: ExportedPage): string | undefined {
  // A browser takes the page's own address for base; the home page's ends in a slash for it.
  const address = new URL(written, page.path === '/' ? `${siteUrl}/` : page.url).href;
  if (!isWithin(address)) {
    if (new URL(address).origin === new URL(siteUrl).origin) return `«${written}» is not under ${siteUrl}`;
    return address.startsWith('https://') ? undefined : `«${written}» leaves the site without https`;
  }
  const content = contentAt(address);
  const [plain = '', id = ''] = address.split('#');
  if (!content) return `«${written}» is not there`;
  if (/\/(\?|$)/.test(plain) && plain !== `${siteUrl}/`) return `«${written}» ends in a slash`;
  if (id === '' || id === 'top') return undefined;
  const target = everyPage.find((each) => content.equals(exported.files.get(each.file) ?? Buffer.alloc(0)));
  const isThere = !target || all(target.document, '*', { id: decodeURIComponent(id) }).length > 0;
  return isThere ? undefined : `«${written}» points at no place of the page`;
}

/** Every address that an element leads to or loads. */
function addressesIn({ attribs }: Element): string[] {
  const sets = [attribs.srcset, attribs.imagesrcset].flatMap((set) => set?.split(',') ?? []);
  return [
    attribs.href,
    attribs.src,
    attribs.poster,
    ...sets.map((each) => each.trim().split(/\s/)[0]),
  ].flatMap((address) => (address && !/^(mailto|tel|sms|data):/.test(address) ? address : []));
}

test.each(everyPaged)('every address that %s names answers, and every other is a safe one', (_path, page) => {
  const named = ['og:image', 'og:url', 'twitter:image'].flatMap((name) => metaOf(page, name) as string[]);
  const written = [...named, ...elementsIn(page.document).flatMap(addressesIn)];
  expect(written.length).toBeGreaterThan(10);
  expect(written.flatMap((address) => faultOf(address, page) ?? [])).toEqual([]);
});

test('every font and picture of the stylesheets is there', () => {
  const sheets = [...exported.files.keys()].filter((name) => name.endsWith('.css'));
  const addresses = sheets.flatMap((name) =>
    [...file(name).matchAll(/url\(["']?(?!data:|#)([^"')]+)/g)].map(
      ([, written = '']) => new URL(written, `${siteUrl}/${name}`).href,
    ),
  );
  expect(addresses).not.toEqual([]);
  expect(addresses.filter((address) => !contentAt(address))).toEqual([]);
});

test.each(everyPaged)('the links of %s say where they lead, each name to one place', (_path, page) => {
  const links = elementsIn(page.document, 'a').filter((link) => attribute(link, 'href') !== undefined);
  expect(links.map(nameOf).filter((name) => vagueWords.test(name))).toEqual([]);
  const leads = new Map<string, string>();
  // A link that script turns into a button is named for what it does.
  for (const link of links.filter((each) => attribute(each, 'role') !== 'button')) {
    const target = new URL(attribute(link, 'href') ?? '', page.url).href.replace(/\/?(#.*)?$/, '');
    expect([nameOf(link), leads.get(nameOf(link)) ?? target]).toEqual([nameOf(link), target]);
    leads.set(nameOf(link), target);
  }
});

test.each(everyPaged)(
  '%s is in Spanish, under one heading, its tables named',
  (_path, { page, document }) => {
    expect(page('html').attr('lang')).toBe('es-CO');
    const levels = elementsIn(document, 'h1', 'h2', 'h3', 'h4', 'h5', 'h6').map(({ name }) =>
      Number(name[1]),
    );
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    // A dialog's own heading may come before the page's.
    expect(levels.filter((level, index) => index > 0 && level > (levels[index - 1] ?? 0) + 1)).toEqual([]);
    for (const table of elementsIn(document, 'table')) {
      expect(elementsIn(table, 'caption').map(textOf)).toEqual([expect.stringMatching(/./)]);
      expect(elementsIn(table, 'th').filter((cell) => !attribute(cell, 'scope'))).toEqual([]);
    }
  },
);

const leftover = /\bundefined\b|\bNaN\b|\[object |\{[a-zA-Z]+\}/;

test.each(everyPaged)('nothing of the machinery shows in %s', (_path, { page }) => {
  const others = elements(page).filter(({ name }) => name !== 'script');
  const values = others.flatMap(({ attribs }) => Object.values(attribs));
  expect([...textsOf(page), ...values].filter((text) => leftover.test(text))).toEqual([]);
});

test.each(everyPaged)('the pictures of %s are not stretched', async (_path, page) => {
  for (const { attribs } of elementsIn(page.document, 'img')) {
    const [width, height] = [Number(attribs.width), Number(attribs.height)];
    const content = contentAt(new URL(attribs.src ?? '', `${siteUrl}/`).href);
    if (!content || !(width > 0) || !(height > 0)) continue;
    const real = await sharp(content).metadata();
    const [stated, actual] = [width / height, (real.width ?? 1) / (real.height ?? 1)];
    expect([attribs.src, Math.abs(actual / stated - 1) < 0.02]).toEqual([attribs.src, true]);
  }
});

type Node = Readonly<Record<string, unknown>>;

function nodesIn(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  if (typeof value !== 'object' || value === null) return [];
  return [value as Node, ...Object.values(value).flatMap(nodesIn)];
}

test.each(paged)('the structured data of %s says what the page says', (path, page) => {
  const [script, ...others] = all(page.document, 'script', { type: 'application/ld+json' });
  expect(others).toEqual([]);
  const nodes = nodesIn(JSON.parse(script ? contentOf(script) : '{}')['@graph']);
  const of = (type: string) => nodes.filter((node) => node['@type'] === type);
  const [description] = metaOf(page, 'description');
  expect(of('WebPage')).toEqual([
    expect.objectContaining({ name: titleOf(page), description, url: page.url }),
  ]);
  expect([of('WebSite'), of('AccountingService')].map(({ length }) => length)).toEqual([1, 1]);
  expect(of('Person')).toHaveLength(1);

  const trail = elementsIn(page.document, 'nav')
    .map((nav) => elementsIn(nav, 'li'))
    .find((items) => items.some((item) => attribute(item, 'aria-current') === 'page'));
  expect((trail ?? []).map(textOf)).toEqual(of('ListItem').map(({ name }) => name));
  expect(trail === undefined).toBe(path === '/');

  const texts = nodes.flatMap((node) => Object.values(node)).filter((value) => typeof value === 'string');
  const addresses = texts.filter((text) => /^https?:/.test(text));
  expect(addresses.flatMap((address) => faultOf(address.replace(/#.*/, ''), page) ?? [])).toEqual([]);
  const unfounded = ['aggregateRating', 'review', 'price', 'streetAddress'];
  expect(unfounded.filter((key) => nodes.some((node) => key in node))).toEqual([]);
  // She has said from which price, or nobody does.
  const prices = nodes.flatMap((node) => ('priceRange' in node ? [node.priceRange] : []));
  expect(prices.filter((price) => price !== feesFrom())).toEqual([]);
});

test('the icons are of the sizes they state, and none is missing', async () => {
  type Icon = { src?: string; sizes?: string; purpose?: string };
  const inManifest: Icon[] = JSON.parse(file('manifest.webmanifest')).icons;
  const inHead: Icon[] = exported.pages.flatMap(({ document }) =>
    elementsIn(document, 'link')
      .filter(({ attribs: { rel = '' } }) => rel.includes('icon'))
      .map(({ attribs: { href, sizes } }) => ({ src: href, sizes })),
  );
  expect(inHead).toContainEqual(expect.objectContaining({ sizes: '180x180' }));
  for (const sizes of ['192x192', '512x512']) {
    expect(inManifest.filter(({ purpose }) => purpose === undefined)).toContainEqual(
      expect.objectContaining({ sizes }),
    );
  }
  expect(inManifest).toContainEqual(expect.objectContaining({ purpose: 'maskable' }));
  for (const { src = '', sizes } of [...inHead, ...inManifest]) {
    const content = contentAt(new URL(src, `${siteUrl}/`).href);
    expect([src, content !== undefined]).toEqual([src, true]);
    // sharp does not read .ico.
    if (sizes === undefined || sizes === 'any' || src.endsWith('.ico')) continue;
    const { width, height } = await sharp(content).metadata();
    expect([src, `${width}x${height}`]).toEqual([src, sizes]);
  }
});

const urls = exported.pages.map(({ url }) => url).sort();

test('the sitemap has every page once, with the day it last changed', () => {
  const xml = file('sitemap.xml');
  const valuesOf = (tag: string) =>
    [...xml.matchAll(RegExp(`<${tag}>(.*?)</${tag}>`, 'g'))].map(([, text]) => text);
  expect(valuesOf('loc').sort()).toEqual(urls);
  expect(valuesOf('lastmod')).toEqual(urls.map(() => expect.stringMatching(/^\d{4}-\d\d-\d\d$/)));
});

test('robots.txt keeps robots out of a rehearsal, and of nothing else', () => {
  const text = file('robots.txt');
  expect(/^disallow: *\S/im.test(text)).toBe(!isFindable);
  expect(opensToAll(text, siteUrl)).toBe(isFindable);
});

const texts = [...exported.files.keys()].filter((name) =>
  /\.(html|txt|xml|webmanifest|ics|json)$/.test(name),
);

test('nothing of the machinery shows in what only machines read', () => {
  const plain = texts.filter((name) => !name.endsWith('.html') && !name.startsWith('_next/'));
  expect(plain.filter((name) => leftover.test(file(name)))).toEqual([]);
});

/** Hosts that stand for none. */
const unreal =
  /https?:\/\/(localhost|127\.0\.0\.1|0\.0\.0\.0)|\b(?:example\.(?:com|org|net)|[\w-]+\.(?:example|invalid))\b/g;

test('a published site names no host that does not exist', () => {
  // Those that the owner has yet to fill in `npm run preflight` refuses.
  const { email, university, professionalBoard } = site;
  const own = [`https://${email.split('@')[1]}`, university.url, professionalBoard.url];
  const given = own.map((address) => new URL(address).hostname);
  const named = texts.flatMap(
    (name) =>
      file(name)
        .match(unreal)
        ?.map((host) => [name, host] as const) ?? [],
  );
  expect(isPublished ? named.filter(([, host]) => !given.includes(host)) : []).toEqual([]);
});
