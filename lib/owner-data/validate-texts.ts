import { pages } from '@/content/pages';
import { anchors, WHATSAPP_MARK } from '@/content/page-anchors';
import { isAddress, type DataFile } from '@/content/schema';
import { seasons } from '@/lib/seasons';
import { linkedParts } from '@/lib/words/text-links';
import { seasonWords } from '@/lib/words/season-words';
import { siteWords } from '@/lib/words/site-words';
import type { Refuse } from './validate-data';

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

/** A text of the data by its place, as `questions[0].answer[1]`. */
type PlacedText = readonly [path: string, text: string];

function textsOf(value: unknown, path = ''): PlacedText[] {
  if (typeof value === 'string') return [[path, value]];
  if (Array.isArray(value)) return value.flatMap((item, index) => textsOf(item, `${path}[${index}]`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => textsOf(item, path === '' ? key : `${path}.${key}`));
}

/** Checks a file's texts for unknown tokens, links that lead nowhere, and items that a list has twice. */
export function checkTexts(file: DataFile, value: unknown, refuse: Refuse): void {
  const [fields, allowed] = filled[file] ?? [/^$/, []];
  const inList = new Set<string>();
  for (const [path, text] of textsOf(value)) {
    const fix =
      tokenMend(text, fields.test(path) ? allowed : []) ??
      linkMend(text, file === 'presentation' && path === 'introduction');
    if (fix !== undefined) refuse(path, fix, text);

    const [, list, field = ''] = /^(.*)\[\d+\](\.(?:name|question|title|text))?$/.exec(path) ?? [];
    // Two testimonials may be of clients with the same name.
    if (list === undefined || list === 'testimonials') continue;
    const key = `${list}${field} ${text.trim().toLowerCase()}`;
    if (inList.has(key)) refuse(path, 'escribe otro, o quítalo: este ya está en la lista', text);
    inList.add(key);
  }
}

/** Correction of a token that is not filled; `undefined` if there is none. */
function tokenMend(text: string, tokens: readonly string[]): string | undefined {
  const filled = text.replace(/\{(\w+)\}/g, (brace, name) => (tokens.includes(name) ? '' : brace));
  const [brace] = /\{[^{}]*\}?|\}/.exec(filled) ?? [];
  return brace && `quita ${brace}: ${bracesOf(tokens)}`;
}

function bracesOf(tokens: readonly string[]): string {
  if (tokens.length === 0) return 'aquí no se llenan llaves';
  // A season has dozens of tokens, too many to list.
  const few = tokens.length > siteTokens.length ? ['year', 'taxYear', 'lastDate'] : tokens;
  return `las llaves que se llenan aquí son ${few.map((name) => `{${name}}`).join(', ')}`;
}

const paths: readonly string[] = Object.values(pages).map(({ path }) => path);
const parts: readonly string[] = Object.values(anchors);

/** Correction of a link that leads nowhere; that to WhatsApp works in her introduction. */
function linkMend(text: string, isIntroduction: boolean): string | undefined {
  for (const { href } of linkedParts(text))
    if (
      href !== undefined &&
      !isAddress(href) &&
      !isOfSite(href) &&
      !(isIntroduction && href === WHATSAPP_MARK)
    )
      return `«${href}» no lleva a ninguna parte; escribe la dirección completa, así: [la DIAN](https://www.dian.gov.co/), una página (${paths.join(', ')}) o una parte de esta (${parts.map((part) => `#${part}`).join(', ')})`;
  return undefined;
}

function isOfSite(href: string): boolean {
  const [path = '', part] = href.split('#');
  if (part === undefined) return paths.includes(path);
  return parts.includes(part) && (path === '' || path === pages.incomeTax.path);
}
