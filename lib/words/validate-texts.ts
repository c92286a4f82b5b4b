import type { DataFile } from '@/content/schema';
import { problem } from './content-problem';
import { dataFiles } from './data-files';
import { seasonTokens } from './season-words';
import { siteWords } from './site-words';
import { labelOf } from './validate-data';

const siteTokens = Object.keys(siteWords);

/** The tokens that are filled in texts of the data, by file and field. */
const filled: { readonly [File in DataFile]?: readonly [fields: RegExp, tokens: readonly string[]] } = {
  checklist: [/documents/, seasonTokens],
  faq: [/question|answer/, seasonTokens],
  presentation: [/biography/, siteTokens],
  'quick-options': [/greeting/, ['option']],
  offer: [/^(?!profiles|testimonials)/, siteTokens],
  pages: [/title|description|keywords/, [...seasonTokens, ...siteTokens]],
};

/** The tokens that are filled in a field: none, where a text is shown as it is written. */
export function tokensAt(file: DataFile, path: string): readonly string[] {
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

/** Traces of a wrong encoding: `Ã³` for `ó`. */
const damage = /\uFFFD|[ÃÂ][\u0080-\u00BF]|â€/;

/** Texts with an unfilled token, a tag or lost accents, which a visitor would read. */
export function textProblems(data: { readonly [File in DataFile]?: object } = dataFiles): string[] {
  const texts = Object.entries(data).flatMap(([file, value]) => textsOf(file as DataFile, value));
  return texts.flatMap(({ file, path, text }) => {
    const tokens = tokensAt(file, path);
    const unknown = [...text.matchAll(/\{([^{}\s]+)\}/gu)].filter(([, name = '']) => !tokens.includes(name));
    const expected =
      tokens.length === 0
        ? 'un texto sin llaves: aquí no se llenan'
        : `solo estas llaves: ${tokens.map((name) => `{${name}}`).join(', ')}`;
    const tag = /<\/?[a-z][^<>]*>/i.exec(text);
    const wrong = (mend: string, found: string) =>
      problem(`content/${file}.json`, labelOf(file, path), mend, found);
    return [
      ...unknown.map(([token]) => wrong(expected, `${token} en «${text}»`)),
      ...(tag ? [wrong('un texto sin etiquetas', `${tag[0]} en «${text}»`)] : []),
      ...(damage.test(text)
        ? [wrong('un texto con sus tildes', `«${text}», con las tildes dañadas: escríbelas de nuevo`)]
        : []),
    ];
  });
}
