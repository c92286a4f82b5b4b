import { pages } from '@/content/pages';
import { anchors, WHATSAPP_MARK } from '@/content/page-anchors';
import type { Data, DataFile } from '@/content/schema';
import { seasons } from '@/lib/seasons';
import { linkedParts, vagueWords } from '@/lib/words/text-links';
import { seasonWords } from '@/lib/words/season-words';
import { siteWords } from '@/lib/words/site-words';
import type { DataProblem, Refuse } from './validate-data';

const seasonTokens = seasons.slice(0, 1).flatMap((season) => Object.keys(seasonWords(season)));
const siteTokens = Object.keys(siteWords);
/** Tokens of the owner's texts, as the hints in her forms list them. */
const presentationTokens = ['accountantName', 'profession', 'university', 'city'];
const offerTokens = ['city', 'phone', 'email'];

/** The tokens that are filled in texts of the data, by file and field. */
const filled: { readonly [File in DataFile]?: readonly [fields: RegExp, tokens: readonly string[]] } = {
  checklist: [/documents/, seasonTokens],
  faq: [/question|answer|points|exit/, seasonTokens],
  presentation: [/biography|introduction|offering/, presentationTokens],
  'quick-options': [/greeting/, ['option']],
  offer: [/^(?!profiles|testimonials)/, offerTokens],
  pages: [/title|description|keywords/, [...seasonTokens, ...siteTokens]],
};

/** Texts of the data that are the words of a link, by file and field, each with an example. */
const linkWords: { readonly [File in DataFile]?: readonly [fields: RegExp, example: string] } = {
  notice: [/link\.text$/, 'Leer el comunicado de la DIAN'],
  services: [/page\.link$/, 'Ver fechas y topes'],
  faq: [/exit\.label$/, 'Me llegó una carta, ¿me ayudas?'],
  'quick-options': [/^options/, 'Asesoría Tributaria'],
  offer: [/^profiles.*name$/, 'LinkedIn'],
  pages: [/label$/, 'Calendario Tributario'],
};

/** A text of the data by its place, as `questions[0].answer[1]`. */
type PlacedText = readonly [path: string, text: string];

function textsOf(value: unknown, path = ''): PlacedText[] {
  if (typeof value === 'string') return [[path, value]];
  if (Array.isArray(value)) return value.flatMap((item, index) => textsOf(item, `${path}[${index}]`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => textsOf(item, path === '' ? key : `${path}.${key}`));
}

/** Checks a file's texts for what a visitor would read as a mistake. */
export function checkTexts(file: DataFile, value: unknown, refuse: Refuse): void {
  const [fields, allowed] = filled[file] ?? [/^$/, []];
  const inList = new Set<string>();
  /** The address to which each link text has led so far. */
  const leads = new Map<string, string>();
  const [areLinkWords, example] = linkWords[file] ?? [/^$/, ''];
  for (const [path, text] of textsOf(value)) {
    const mend =
      writingMend(text, fields.test(path) ? allowed : []) ??
      (file === 'presentation' && path === 'introduction'
        ? introductionMend(text)
        : linkMend(text, file === 'faq' && /answer|points/.test(path), leads)) ??
      (areLinkWords.test(path) ? vagueMend(text, example) : undefined);
    if (mend !== undefined) refuse(path, mend, text);

    const [, list, field = ''] = /^(.*)\[\d+\](\.(?:name|question|title|text))?$/.exec(path) ?? [];
    // Two testimonials may be of clients with the same name.
    if (list === undefined || list === 'testimonials') continue;
    const key = `${list}${field} ${text.trim().toLowerCase()}`;
    if (inList.has(key)) refuse(path, 'escribe otro, o quítalo: este ya está en la lista', text);
    inList.add(key);
  }
}

/** Traces of a wrong encoding: `Ã³` for `ó`. */
const damage = /\uFFFD|[ÃÂ][\u0080-\u00BF]|â€/;

/** Correction of an unknown token, a tag or damaged accents; `undefined` if the text is fine. */
function writingMend(text: string, tokens: readonly string[]): string | undefined {
  const filled = text.replace(/\{(\w+)\}/g, (brace, name) => (tokens.includes(name) ? '' : brace));
  const [brace] = /\{[^{}]*\}?|\}/.exec(filled) ?? [];
  if (brace !== undefined) return `quita ${brace}: ${bracesOf(tokens)}`;
  const [tag] = /<\/?[a-z][^<>]*>/i.exec(text) ?? [];
  if (tag !== undefined) return `escríbelo sin etiquetas como ${tag}`;
  const [entity] = /&(?:#x?[\da-f]+|[a-z]{2,8});/i.exec(text) ?? [];
  if (entity !== undefined) return `escribe el signo mismo en vez de «${entity}»`;
  if (/\*\S[^*]*\*|\*\*/.test(text)) return 'quita los asteriscos: «*» se lee tal cual';
  return damage.test(text) ? 'escribe de nuevo las tildes, que están dañadas' : undefined;
}

function bracesOf(tokens: readonly string[]): string {
  if (tokens.length === 0) return 'aquí no se llenan llaves';
  // A season has dozens of tokens, too many to list.
  const few = tokens.length > siteTokens.length ? ['year', 'taxYear', 'lastDate'] : tokens;
  return `las llaves que se llenan aquí son ${few.map((name) => `{${name}}`).join(', ')}`;
}

const paths: readonly string[] = Object.values(pages).map(({ path }) => path);
const parts: readonly string[] = Object.values(anchors);

/**
 * Correction of a link. Links are allowed in answers only; their words say where they lead, and the same words
 * always lead to the same address.
 */
function linkMend(text: string, isAnswer: boolean, leads: Map<string, string>): string | undefined {
  const isWholeAddress = /^https?:\S+$/.test(text.trim());
  if (!isWholeAddress && /\bhttps?:\/\/|\bwww\./i.test(text.replace(/\]\s*\([^)]*\)/g, '')))
    return isAnswer
      ? 'escribe la dirección como enlace, así: [la DIAN](https://www.dian.gov.co/)'
      : 'quita la dirección, así: la página de la DIAN';
  if (!/\]\s*\(/.test(text)) return undefined;
  if (!isAnswer) return 'escríbelo sin enlace: aquí no se puede poner';
  if (/\]\s+\(|\[\s*\]\(|\]\(\s*\)/.test(text))
    return 'escribe el enlace sin espacios ni vacíos, así: [la DIAN](https://www.dian.gov.co/)';
  for (const { text: words, href } of linkedParts(text)) {
    if (href === undefined) continue;
    const mend = vagueMend(words, '[la página de la DIAN](https://www.dian.gov.co/)');
    if (mend !== undefined) return mend;
    if (!isAddress(href) && !isOfSite(href))
      return `«${href}» no lleva a ninguna parte; escribe la dirección completa, así: [la DIAN](https://www.dian.gov.co/), una página (${paths.join(', ')}) o una parte de esta (${parts.map((part) => `#${part}`).join(', ')})`;
    const other = leads.get(words) ?? href;
    if (other !== href) return `cambia las palabras «${words}»: en otro enlace llevan a ${other}`;
    leads.set(words, href);
  }
  return undefined;
}

/** Correction of her introduction, which may have one link, to WhatsApp. */
function introductionMend(text: string): string | undefined {
  const [, words = ''] = text.split(`](${WHATSAPP_MARK})`)[0]?.match(/\[([^[\]]*)$/) ?? [];
  return (
    linkMend(text.replace(`](${WHATSAPP_MARK})`, ''), false, new Map()) ??
    vagueMend(words, `[la hacemos juntos](${WHATSAPP_MARK})`)
  );
}

function vagueMend(words: string, example: string): string | undefined {
  return vagueWords.test(words.trim()) ? `en vez de «${words}» di a dónde lleva, así: ${example}` : undefined;
}

/**
 * Addresses at the site's own host, with or without «www.», that are no page of it, in any file of valid data. The host is in one file and the
 * addresses are in others, so saving either can bring such a problem.
 */
export function ownAddressProblems(data: Readonly<Record<DataFile, object>>): DataProblem[] {
  const { address } = data.site as Data['site'];
  if (address === undefined) return [];
  const { origin, hostname } = new URL(address);
  const mend = `tu sitio no tiene esa página: escribe la dirección de otro lugar, o una de sus páginas, así: ${origin}${pages.incomeTax.path}`;
  return (Object.keys(data) as DataFile[]).flatMap((file) =>
    textsOf(data[file]).flatMap(([path, text]) => {
      const own = (text.match(/https:\/\/[^\s)]+/gi) ?? []).filter(
        (found) => hostOf(found) === withoutWww(hostname),
      );
      const found = own.map((each) => new URL(each)).find(({ pathname, hash }) => !isOfSite(pathname + hash));
      return found === undefined ? [] : { file, path, mend, found: found.href };
    }),
  );
}

const withoutWww = (host: string) => host.replace(/^www\./, '');
const hostOf = (address: string) =>
  URL.canParse(address) ? withoutWww(new URL(address).hostname) : undefined;

const isAddress = (href: string) => /^https:\/\/[^\s/]+\.[^\s/]+/.test(href) && URL.canParse(href);

function isOfSite(href: string): boolean {
  const [path = '', part] = href.split('#');
  if (part === undefined) return paths.includes(path);
  return parts.includes(part) && (path === '' || path === pages.incomeTax.path);
}
