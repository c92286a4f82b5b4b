import type { BuiltPage, BuiltSite } from './built-site';
import { attribute, elementsIn, textOf } from './dom';
import { Findings, type Finding } from './findings';

/** What search engines and previews read of a page. */
export type Head = {
  readonly titles: readonly string[];
  /** Every `<meta>` by its name or property, all its values. */
  readonly meta: ReadonlyMap<string, readonly string[]>;
  /** Every `<link>` by its `rel`. */
  readonly links: ReadonlyMap<string, readonly string[]>;
};

export function headOf({ document }: BuiltPage): Head {
  // A drawing may have a <title> too: only the head's is the page's.
  const [head] = elementsIn(document, 'head');
  const inside = head ? elementsIn(head, 'title', 'meta', 'link') : [];
  const meta = new Map<string, string[]>();
  const links = new Map<string, string[]>();
  const add = (map: Map<string, string[]>, key: string | undefined, value: string | undefined) => {
    if (key) map.set(key, [...(map.get(key) ?? []), value ?? '']);
  };
  for (const element of inside) {
    if (element.tagName === 'meta') {
      add(meta, attribute(element, 'name') ?? attribute(element, 'property'), attribute(element, 'content'));
    } else if (element.tagName === 'link') {
      add(links, attribute(element, 'rel'), attribute(element, 'href'));
    }
  }
  return {
    titles: inside.filter(({ tagName }) => tagName === 'title').map(textOf),
    meta,
    links,
  };
}

/** The first value of a `<meta>`, or nothing. */
export function metaOf({ meta }: Head, name: string): string {
  return meta.get(name)?.[0] ?? '';
}

const once = [
  'description',
  'robots',
  'viewport',
  'theme-color',
  'format-detection',
  'application-name',
  'og:type',
  'og:site_name',
  'og:locale',
  'og:title',
  'og:description',
  'og:url',
  'og:image',
  'og:image:width',
  'og:image:height',
  'og:image:alt',
  'twitter:card',
  'twitter:title',
  'twitter:description',
  'twitter:image',
] as const;

/** The rules of every page that has an address. */
export function headFindings(page: BuiltPage, { isProduction }: BuiltSite): Finding[] {
  const found = Findings.in(page);
  const head = headOf(page);
  const [title = ''] = head.titles;
  const description = metaOf(head, 'description');
  const robots = metaOf(head, 'robots');
  const canonicals = head.links.get('canonical') ?? [];

  for (const name of once) {
    const values = head.meta.get(name) ?? [];
    found.expect(
      values.length === 1 && values[0] !== '',
      `debe tener un <meta> «${name}» con valor; tiene ${values.length}`,
    );
  }
  found.expect(head.titles.length === 1, `debe tener un <title>; tiene ${head.titles.length}`);
  found.expect(isBetween(title, 25, 65), `el título tiene ${title.length} caracteres, no de 25 a 65`);
  found.expect(
    isBetween(description, 70, 160),
    `la descripción tiene ${description.length} caracteres, no de 70 a 160`,
  );
  found.expect(
    canonicals.length === 1 && canonicals[0] === page.url,
    `la dirección canónica debe ser ${page.url}; es ${canonicals.join(', ') || 'ninguna'}`,
  );
  found.expect(
    isProduction ? !robots.includes('noindex') : robots.includes('noindex'),
    isProduction ? 'un sitio publicado no lleva noindex' : 'un ensayo debe llevar noindex',
  );

  const expected = {
    'og:title': title,
    'og:description': description,
    'og:locale': 'es_CO',
    'og:type': 'website',
    'twitter:card': 'summary_large_image',
    'twitter:title': title,
    'twitter:description': description,
    'twitter:image': metaOf(head, 'og:image'),
  };
  for (const [name, value] of Object.entries(expected)) {
    found.expect(metaOf(head, name) === value, `«${name}» debe ser «${value}»; es «${metaOf(head, name)}»`);
  }
  found.expect(
    metaOf(head, 'og:url') === page.url,
    `«og:url» debe ser ${page.url}; es ${metaOf(head, 'og:url')}`,
  );
  for (const rel of ['icon', 'apple-touch-icon', 'manifest']) {
    found.expect(head.links.has(rel), `falta <link rel="${rel}">`);
  }
  return found.list;
}

/** The page for addresses that are none: kept out of every index, and standing for no address. */
export function notFoundFindings(page: BuiltPage): Finding[] {
  const found = Findings.in(page);
  const head = headOf(page);
  const robots = head.meta.get('robots') ?? [];
  found.expect(head.titles.length === 1, `debe tener un <title>; tiene ${head.titles.length}`);
  found.expect(robots.length === 1 && robots[0]?.includes('noindex') === true, 'debe llevar un noindex');
  found.expect(!head.links.has('canonical'), 'no debe tener dirección canónica');
  found.expect(!head.meta.has('og:url'), 'no debe tener «og:url»');
  return found.list;
}

/** No two pages may be described alike: a search engine would show one of them. */
export function twinFindings(pages: readonly BuiltPage[]): Finding[] {
  const seen = new Map<string, string>();
  return pages.flatMap((page) => {
    const found = Findings.in(page);
    const head = headOf(page);
    for (const text of [head.titles[0] ?? '', metaOf(head, 'description')]) {
      found.expect(!seen.has(text), `repite el título o la descripción de ${seen.get(text)}: «${text}»`);
      seen.set(text, page.path);
    }
    return found.list;
  });
}

function isBetween(text: string, least: number, most: number): boolean {
  return text.length >= least && text.length <= most;
}
