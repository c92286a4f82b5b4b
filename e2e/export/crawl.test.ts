import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import sharp from 'sharp';
import { isAsShipped, site } from '@/content/site';

import { feesFrom } from '@/lib/words/offer';
import { missingToPublish } from '@/lib/owner-data/placeholders';
import { parse } from '@/scripts/post-build/html';
import { allowsIndexing } from '@/scripts/publish/check-publication';
import {
  contentAt,
  everyPage,
  exported,
  file,
  isPublished,
  isWithin,
  linksIn,
  siteUrl,
  textOf,
  type ExportedPage,
} from './exported';

/*
 * Checks of what browsers, search engines, chats and assistants read in an export with any content: `out/`, the
 * alternate build or a publication.
 */

/** True if search engines may index the site. */
const isFindable = isPublished && missingToPublish().length === 0;

const htmlRules = {
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    // React writes `<br/>`, `async=""` and `srcSet`, which are valid.
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
    // The rule asks for `&nbsp;`, but phone numbers contain the no-break space itself (lib/words/phone-links.ts).
    'tel-non-breaking': 'off',
    // A list may have a name, which screen readers say.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // The site serves every script and stylesheet itself.
    'require-sri': 'off',
  },
} as const;

test.each(everyPage)('the page $path is valid HTML', async (page) => {
  const validator = new HtmlValidate(new StaticConfigLoader(structuredClone(htmlRules) as object));
  const html = file(page.file);
  const { results } = await validator.validateString(html);
  const messages = results.flatMap((result) => result.messages);
  // The owner's note quotes this, so it has the words around the fault.
  const around = (offset: number) => html.slice(Math.max(0, offset - 60), offset + 20);
  expect(messages.map(({ message, offset }) => `${message}: «…${around(offset)}…»`)).toEqual([]);
});

test.each(everyPage)(
  '$path is in Spanish, has one main heading, and each table has a caption',
  ({ page }) => {
    expect(page('html').attr('lang')).toBe('es-CO');
    expect(page('h1')).toHaveLength(1);
    expect(page('table:not(:has(> caption:not(:empty)))')).toHaveLength(0);
    // A name that is also the description is read twice.
    expect(page('svg[aria-labelledby]:has(> title), [aria-label][title]')).toHaveLength(0);
    expect(page('svg[role=img]:not(:has(> title:not(:empty)))')).toHaveLength(0);
  },
);

const htmlFiles = [...exported.files.keys()].filter((name) => name.endsWith('.html'));

// Chats read only the start of a page: Slack 32 kB, WhatsApp less.
test.each(htmlFiles)('the first 16,384 bytes of %s hold its title, description and card', (name) => {
  const CARD = 'head > title, meta[name=description], meta[property^="og:"], meta[name^="twitter:"]';
  const whole = exported.files.get(name) ?? Buffer.of();
  const cardIn = (html: Buffer) => {
    const page = parse(html.toString('utf8'));
    return page(CARD)
      .toArray()
      .map((tag) => page.html(tag));
  };
  expect(cardIn(whole)).not.toEqual([]);
  expect(cardIn(whole.subarray(0, 16_384))).toEqual(cardIn(whole));
});

/** Values of the `<meta>` elements with this name or property. */
function metaOf({ page }: ExportedPage, name: string): (string | undefined)[] {
  const found = page('head').find(`meta[name="${name}"], meta[property="${name}"]`);
  return found.toArray().map(({ attribs }) => attribs.content);
}

const titleOf = ({ page }: ExportedPage) => page('head > title').text();

test.each(exported.pages)(
  'search engines and chats show title, description and picture of $path',
  async (exportedPage) => {
    const { page, url } = exportedPage;
    const title = titleOf(exportedPage);
    const [description = ''] = metaOf(exportedPage, 'description');
    const [picture = ''] = metaOf(exportedPage, 'og:image');
    // A short name may make them shorter than the form lets her write them.
    expect(title).toMatch(/^.{1,65}$/);
    expect(description).toMatch(/^.{1,160}$/);
    const something = expect.stringMatching(/./);
    const expected = {
      description,
      viewport: something,
      'theme-color': something,
      'application-name': something,
      'format-detection': something,
      robots: isFindable ? expect.not.stringContaining('noindex') : expect.stringContaining('noindex'),
      'og:title': title,
      'og:description': description,
      'og:url': url,
      'og:image': picture,
      'og:type': 'website',
      'og:site_name': something,
      'og:locale': 'es_CO',
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': something,
      'twitter:card': 'summary_large_image',
      'twitter:image': picture,
      'twitter:title': title,
      'twitter:description': description,
    };
    for (const [name, value] of Object.entries(expected))
      expect([name, ...metaOf(exportedPage, name)]).toEqual([name, value]);
    const canonical = page('link[rel=canonical]').toArray();
    expect(canonical.map(({ attribs }) => attribs.href)).toEqual([url]);
    for (const rel of ['icon', 'apple-touch-icon'])
      expect(page(`link[rel=${rel}]`).length).toBeGreaterThan(0);
    const { format, width, height, size = NaN } = await pictureAt(picture);
    expect([format, width, height]).toEqual(['png', 1200, 630]);
    expect(size).toBeLessThan(200_000);
  },
);

test.each(exported.notFound)('$path is kept out of search engines, and has no canonical address', (page) => {
  expect(metaOf(page, 'robots')).toEqual([expect.stringContaining('noindex')]);
  expect(page.page('link[rel=canonical], meta[property="og:url"]')).toHaveLength(0);
});

test('no two pages have the same title or description', () => {
  for (const texts of [everyPage.map(titleOf), everyPage.flatMap((page) => metaOf(page, 'description'))])
    expect(new Set(texts).size).toBe(texts.length);
});

/** The fault of an address written on a page; `undefined` if the address works. */
function faultOf(written: string, page: ExportedPage): string | undefined {
  // Browsers resolve addresses against the page's own, which for the home page ends in a slash.
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
  const target = everyPage.find((each) => content === exported.files.get(each.file));
  const isThere = !target || target.page(`[id="${decodeURIComponent(id)}"]`).length > 0;
  return isThere ? undefined : `«${written}» points at no place of the page`;
}

test.each(everyPage)('every address of the site on $path exists, and every other uses https', (page) => {
  const inHead = ['og:image', 'og:url', 'twitter:image'].flatMap((name) => metaOf(page, name));
  const inTags = page
    .page('[href], [src], [srcset]')
    .toArray()
    .flatMap(({ attribs: { href, src, srcset } }) => [
      ...[href, src],
      ...(srcset?.split(',').map((each) => each.trim().split(/\s/)[0]) ?? []),
    ]);
  const styles = page.page('style').text();
  const inStyles = [...styles.matchAll(/url\(["']?([^"')]+)/g)].map(([, each]) => each);
  const written = [...inHead, ...inTags, ...inStyles].filter(
    (each) => each && !/^(mailto|tel|sms|data):/.test(each),
  );
  expect(written.length).toBeGreaterThan(10);
  expect(written.flatMap((address) => faultOf(address ?? '', page) ?? [])).toEqual([]);
});

test.each(everyPage)('as shipped, the links of $path say where they lead', ({ page }) => {
  const vague = linksIn(page('body')).filter(([name]) =>
    /^(aquí|ver|ver más|leer más|este enlace)\.?$/i.test(name),
  );
  if (isAsShipped) expect(vague).toEqual([]);
});

/** Format and size of the picture at an address. */
const pictureAt = (address: string) => sharp(contentAt(new URL(address, `${siteUrl}/`).href)).metadata();

test.each(everyPage)('the pictures of $path are not stretched', async ({ page }) => {
  for (const { attribs } of page('img[src^="/"][width][height]').toArray()) {
    const { width, height } = await pictureAt(attribs.src ?? '');
    const ratio = Number(attribs.width) / Number(attribs.height) / (width / height);
    expect([attribs.src, Math.abs(ratio - 1) < 0.02]).toEqual([attribs.src, true]);
  }
});

type Node = Readonly<Record<string, unknown>>;

function nodesIn(value: unknown): Node[] {
  if (typeof value !== 'object' || value === null) return [];
  return [...(Array.isArray(value) ? [] : [value as Node]), ...Object.values(value).flatMap(nodesIn)];
}

test.each(exported.pages)('the structured data of $path says what the page says', (exportedPage) => {
  const { page, path, url } = exportedPage;
  const script = page('script[type="application/ld+json"]');
  expect(script).toHaveLength(1);
  const nodes = nodesIn(JSON.parse(script.text())['@graph']);
  const of = (type: string) => nodes.filter((node) => node['@type'] === type);
  const [description] = metaOf(exportedPage, 'description');
  expect(of('WebPage')).toEqual([expect.objectContaining({ name: titleOf(exportedPage), description, url })]);

  const trail = page('nav:has(li[aria-current=page]) li').toArray().map(textOf);
  expect(trail).toEqual(of('ListItem').map(({ name }) => name));
  expect(trail.length === 0).toBe(path === '/');

  const texts = nodes.flatMap((node) => Object.values(node)).filter((value) => typeof value === 'string');
  const addresses = texts.filter((text) => /^https?:/.test(text));
  expect(addresses.flatMap((address) => faultOf(address.replace(/#.*/, ''), exportedPage) ?? [])).toEqual([]);
  const unfounded = ['aggregateRating', 'review', 'price', 'streetAddress'];
  expect(unfounded.filter((key) => nodes.some((node) => key in node))).toEqual([]);
  // Only the owner's own price may be named.
  const prices = nodes.flatMap((node) => ('priceRange' in node ? [node.priceRange] : []));
  expect(prices.filter((price) => price !== feesFrom())).toEqual([]);
});

test('the sitemap has every page once, with the day it last changed', () => {
  const urls = exported.pages.map(({ url }) => url).sort();
  const valuesOf = (tag: string) =>
    [...file('sitemap.xml').matchAll(RegExp(`<${tag}>(.*?)</${tag}>`, 'g'))].map(([, text]) => text);
  expect(valuesOf('loc').sort()).toEqual(urls);
  expect(valuesOf('lastmod')).toEqual(urls.map(() => expect.stringMatching(/^\d{4}-\d\d-\d\d$/)));
});

test('robots.txt keeps no robot out, and names the sitemap of a findable site only', () => {
  const text = file('robots.txt');
  expect(text).not.toMatch(/^disallow: *\S/im);
  expect(allowsIndexing(text, siteUrl)).toBe(isFindable);
});

/** Matches in these files, each after the file's name. Scripts and styles of pages are left out. */
function foundIn(files: RegExp, sought: RegExp): string[] {
  const read = (name: string) => {
    const page = name.endsWith('.html') ? parse(file(name)) : undefined;
    page?.('script:not([type="application/ld+json"]), style').remove();
    return page?.html() ?? file(name);
  };
  const names = [...exported.files.keys()].filter((name) => files.test(name));
  return names.flatMap(
    (name) =>
      read(name)
        .match(sought)
        ?.map((found) => `${name}: ${found}`) ?? [],
  );
}

/** Files that people, browsers and machines read. */
const texts = /^(?!_next\/).*\.(html|txt|xml|ics|json|csv)$/;

test('no file shows `undefined`, an unfilled token or a path of the build machine', () => {
  expect(foundIn(texts, /.{0,40}(?:\bundefined\b|\bNaN\b|\[object |\{\s*[a-zA-Z]+\s*\}).{0,40}/g)).toEqual(
    [],
  );
  const own = [...exported.files].filter(([, content]) => content.includes(process.cwd()));
  expect(own.map(([name]) => name)).toEqual([]);
});

test('a published site names no invented host', () => {
  const unreal =
    /https?:\/\/(localhost|127\.0\.0\.1|0\.0\.0\.0)|\b(?:example\.(?:com|org|net)|[\w-]+\.(?:example|invalid))\b/g;
  // `npm run preflight` refuses the owner's placeholders.
  const { email, university, professionalBoard } = site;
  const own = [`https://${email.split('@')[1]}`, university.url, professionalBoard.url];
  const given = own.map((address) => new URL(address).hostname);
  const named = isPublished ? foundIn(texts, unreal) : [];
  expect(named.filter((each) => !given.some((host) => each.endsWith(`: ${host}`)))).toEqual([]);
});
