import { normAddress } from '@/content/norms';
import { sourceLinks } from '@/content/sources';

/** A piece of a text, with an address when it is a link. */
export type TextPart = { readonly text: string; readonly href?: string };

// An address may have parentheses of its own.
const MARKED = /\[([^\]]+)\]\(((?:[^()]|\([^()]*\))+)\)/;

const number = String.raw`\d{1,3}(?:-\d)?(?![\d-]|\.\d)`;

export const sourceAddresses = new Map<string, string>(Object.entries(sourceLinks));

/** Matches «artículo 641» and «artículos 592 a 594-3 y 868», but not a decree's `1.6.1.13.2.15`. */
const CITED = new RegExp(
  String.raw`([Aa]rtículos?[ \u00a0]${number}(?:(?:, | y | a )${number})*)(?! de(?:l| la) (?:Ley|Decreto|Resolución))` +
    `|(${[...sourceAddresses.keys()].join('|')})`,
);

const ARTICLE = new RegExp(String.raw`((?:[Aa]rtículos?[ \u00a0])?${number})`);

/** A text split at its links: `[words](address)`, and each norm with an address in `content/sources.ts`. */
export function linkedParts(text: string): TextPart[] {
  // Captures: every second piece is a link's words, every third its address.
  const pieces = text.split(MARKED);
  return pieces.flatMap((piece, index): TextPart[] => {
    if (index % 3 === 2) return [];
    return index % 3 === 1 ? [{ text: piece, href: pieces[index + 1] ?? '' }] : citedParts(piece);
  });
}

/** The text without its link markup. */
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
    return index % 3 === 2 ? [{ text: piece, href: sourceAddresses.get(piece) }] : [{ text: piece }];
  });
}

function articleParts(cited: string): TextPart[] {
  return cited.split(ARTICLE).flatMap((piece, index): TextPart[] => {
    if (piece === '') return [];
    return [index % 2 === 0 ? { text: piece } : { text: piece, href: normAddress(piece) }];
  });
}
