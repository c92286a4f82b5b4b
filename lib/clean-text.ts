/** White space of every kind, and the Braille blank U+2800, which looks like a space. */
const blanks = /[\s\u2800]+/gu;

/** Invisible characters: direction marks, joiners, fillers, variation selectors, control codes. */
const invisible = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}]/gu;

/**
 * A pasted number or address as a person sees it: without invisible characters, each run of blanks one ordinary
 * space, letters composed (`o` + U+0301 is `ó`), nothing before or behind.
 */
export function cleanText(pasted: string): string {
  return pasted.replace(blanks, ' ').replace(invisible, '').replace(/ {2,}/g, ' ').trim().normalize('NFC');
}

/**
 * True if a text has a visible character: a letter, digit, punctuation mark or symbol. A combining accent
 * alone is not one.
 */
export function isVisible(text: string): boolean {
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(cleanText(text));
}
