import { pages } from '@/content/pages';
import { placeOf, places } from '@/content/places';
import type { DataFile } from '@/content/schema';
import { seasons } from '@/lib/seasons';
import { linkedParts, vagueWords } from './linked';
import { seasonWords } from './season-words';
import { siteWords } from './site-words';
import type { DataProblem } from './validate-data';

const seasonTokens = seasons.slice(0, 1).flatMap((season) => Object.keys(seasonWords(season)));
const siteTokens = Object.keys(siteWords);

/** The tokens that are filled in texts of the data, by file and field. */
const filled: { readonly [File in DataFile]?: readonly [fields: RegExp, tokens: readonly string[]] } = {
  checklist: [/documents/, seasonTokens],
  faq: [/question|answer/, seasonTokens],
  presentation: [/biography|offering/, siteTokens],
  'quick-options': [/greeting/, ['option']],
  offer: [/^(?!profiles|testimonials)/, siteTokens],
  pages: [/title|description|keywords/, [...seasonTokens, ...siteTokens]],
};

/** The tokens that are filled in a field: none, where a text is shown as it is written. */
function tokensAt(file: DataFile, path: string): readonly string[] {
  const [fields, tokens] = filled[file] ?? [/^$/, []];
  return fields.test(path) ? tokens : [];
}

/** A text of the data, where it stands (`faq`, `questions[0].answer[1]`), and what it says. */
type PlacedText = { readonly file: DataFile; readonly path: string; readonly text: string };

function textsOf(file: DataFile, value: unknown, path = ''): PlacedText[] {
  if (typeof value === 'string') return [{ file, path, text: value }];
  if (Array.isArray(value)) return value.flatMap((item, index) => textsOf(file, item, `${path}[${index}]`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    textsOf(file, item, path === '' ? key : `${path}.${key}`),
  );
}

/** Problems of a file's texts: what a visitor would read as a mistake. */
export function textProblems(file: DataFile, value: unknown): DataProblem[] {
  const texts = textsOf(file, value);
  return [
    ...texts.flatMap((placed) => writingProblem(placed) ?? []),
    ...repeatedProblems(texts),
    ...linkProblems(texts),
  ];
}

/** Traces of a wrong encoding: `Ã³` for `ó`. */
const damage = /\uFFFD|[ÃÂ][\u0080-\u00BF]|â€/;

/** An unfilled token, a tag or lost accents. */
function writingProblem({ file, path, text }: PlacedText): DataProblem | undefined {
  const tokens = tokensAt(file, path);
  const unknown = [...text.matchAll(/\{([^{}\s]+)\}/gu)].find(([, name = '']) => !tokens.includes(name));
  if (unknown) {
    const mend = `quita ${unknown[0]}: ${bracesOf(tokens)}`;
    return { file, path, mend, found: text };
  }
  const [tag] = /<\/?[a-z][^<>]*>/i.exec(text) ?? [];
  if (tag !== undefined) return { file, path, mend: `escríbelo sin etiquetas como ${tag}`, found: text };
  if (damage.test(text))
    return { file, path, mend: 'escribe de nuevo las tildes, que están dañadas', found: text };
  return undefined;
}

function bracesOf(tokens: readonly string[]): string {
  if (tokens.length === 0) return 'aquí no se llenan llaves';
  // The season fills dozens, which nobody would read.
  const few = tokens.length > siteTokens.length ? ['year', 'taxYear', 'lastDate'] : tokens;
  return `las llaves que se llenan aquí son ${few.map((name) => `{${name}}`).join(', ')}`;
}

/** What a list holds twice; clients of the same name may speak twice. */
function repeatedProblems(texts: readonly PlacedText[]): DataProblem[] {
  const seen = new Set<string>();
  return texts.flatMap(({ file, path, text }) => {
    const [, list, field = ''] = /^(.*)\[\d+\](\.(?:name|question|title|text))?$/.exec(path) ?? [];
    if (list === undefined || list === 'testimonials') return [];
    const key = `${list}${field} ${text.trim().toLowerCase()}`;
    if (seen.has(key))
      return [{ file, path, mend: 'escribe otro, o quítalo: este ya está en la lista', found: text }];
    seen.add(key);
    return [];
  });
}

/** Links of answers must lead to an address or a part of the site, in words that say where, each to one place. */
function linkProblems(texts: readonly PlacedText[]): DataProblem[] {
  const leads = new Map<string, string>();
  return texts.flatMap(({ file, path, text }) => {
    const wrong = (mend: string) => [{ file, path, mend, found: text }];
    if (!/\]\s*\(/.test(text)) return [];
    if (file !== 'faq' || !path.includes('answer'))
      return wrong('escríbelo sin enlace: aquí no se puede poner');
    if (/\]\s+\(|\[\s*\]\(|\]\(\s*\)/.test(text))
      return wrong('escribe el enlace sin espacios ni vacíos, así: [la DIAN](https://www.dian.gov.co/)');
    for (const { text: words, href } of linkedParts(text)) {
      if (href === undefined) continue;
      if (vagueWords.test(words.trim()))
        return wrong(
          `en vez de «${words}» di a dónde lleva, así: [la página de la DIAN](https://www.dian.gov.co/)`,
        );
      if (!isAddress(href) && !isOfSite(href))
        return wrong(
          `«${href}» no lleva a ninguna parte; escribe la dirección completa, así: [la DIAN](https://www.dian.gov.co/), una página (${paths.join(', ')}) o una parte de esta (${Object.values(
            places,
          )
            .map((place) => `#${place}`)
            .join(', ')})`,
        );
      const other = leads.get(words) ?? href;
      if (other !== href) return wrong(`cambia las palabras «${words}»: en otro enlace llevan a ${other}`);
      leads.set(words, href);
    }
    return [];
  });
}

const paths = Object.values(pages).map(({ path }) => path);

const isAddress = (href: string) => /^https:\/\/[^\s/]+\.[^\s/]+/.test(href) && URL.canParse(href);

function isOfSite(href: string): boolean {
  const [path = '', place] = href.split('#');
  if (place !== undefined && !(Object.values(places) as string[]).includes(placeOf(place))) return false;
  const isHere = path === '' || path === pages.incomeTax.path;
  return place === undefined ? (paths as readonly string[]).includes(path) : isHere;
}
