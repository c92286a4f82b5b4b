import { sourceLinks } from '@/content/sources';

/** A piece of a text: words, or words that lead somewhere. */
export type TextPart = { readonly text: string; readonly href?: string };

const MARKED = /\[([^\]]+)\]\(([^)]+)\)/;

const number = String.raw`\d{1,3}(?:-\d)?(?![\d-]|\.\d)`;

/** «artículo 641», «artículos 592 a 594-3 y 868»; not those of another norm, nor a decree's `1.6.1.13.2.15`. */
const CITED = new RegExp(
  String.raw`([Aa]rtículos?[ \u00a0]${number}(?:(?:, | y | a )${number})*)(?! de(?:l| la) (?:Ley|Decreto|Resolución))` +
    `|(${Object.keys(sourceLinks.named).join('|')})`,
);

const ARTICLE = new RegExp(String.raw`((?:[Aa]rtículos?[ \u00a0])?${number})`);

/**
 * A text in pieces: `[words](address)` is a link, and so is each article, decree or resolution that it names and
 * `content/sources.ts` has an address for.
 */
export function linkedParts(text: string): TextPart[] {
  // Between the brackets and between the parentheses: every second and third piece.
  const pieces = text.split(MARKED);
  return pieces.flatMap((piece, index): TextPart[] => {
    if (index % 3 === 2) return [];
    return index % 3 === 1 ? [{ text: piece, href: pieces[index + 1] }] : citedParts(piece);
  });
}

/** The text as it is read, its links left out. */
export function plainText(text: string): string {
  return linkedParts(text)
    .map((part) => part.text)
    .join('');
}

function citedParts(text: string): TextPart[] {
  const pieces = text.split(CITED);
  return pieces.flatMap((piece = '', index): TextPart[] => {
    if (piece === '') return [];
    if (index % 3 === 1) return articleParts(piece);
    return index % 3 === 2 ? [{ text: piece, href: addressOf(piece) }] : [{ text: piece }];
  });
}

function articleParts(cited: string): TextPart[] {
  return cited.split(ARTICLE).flatMap((piece, index): TextPart[] => {
    if (piece === '') return [];
    if (index % 2 === 0) return [{ text: piece }];
    const article = piece.replace(/^\D+/, '');
    return [{ text: piece, href: sourceLinks.article.replace('{article}', article) }];
  });
}

function addressOf(norm: string): string | undefined {
  return new Map<string, string>(Object.entries(sourceLinks.named)).get(norm);
}
