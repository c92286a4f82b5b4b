/** Values of a sentence's tokens: `{ year: '2025' }` fills `{year}`; `undefined` for one that is not known yet. */
export type Words = Readonly<Record<string, string | number | undefined>>;

/** The token names in a sentence literal; `never` for a plain string, such as a text of the owner's data. */
export type Token<Sentence extends string> = Sentence extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Token<Rest>
  : never;

/**
 * Fills the `{tokens}` of a sentence, keeping figure and unit, article and number, on one line.
 * Dates keep ordinary spaces, so that they can be found in the page.
 * @throws Error for a token without a value: no visitor may read `{year}`
 */
export function fill<Sentence extends string>(
  sentence: Sentence,
  words: Readonly<Record<Token<Sentence>, string | number>> & Words,
): string {
  const filled = sentence.replace(/\{(\w+)\}/g, (token, name: string) => {
    const value = (words as Words)[name];
    if (value === undefined) {
      const known = Object.keys(words).join(', ');
      throw new Error(`La frase «${sentence}» usa ${token}, que no existe. Puedes usar: ${known}.`);
    }
    return String(value);
  });
  return filled.replace(/(?<=\d) (?=%|UVT)|(?<=[Aa]rtículos?) (?=\d)/g, '\u00a0');
}

/** Joins words as a Spanish list: `a, b y c`, or `a, b o c`. */
export function listed(
  items: readonly string[],
  type: 'conjunction' | 'disjunction' = 'conjunction',
): string {
  // A page's first formatter costs a cheap phone 40 ms, and most lists have one item.
  return items.length < 2 ? items.join('') : new Intl.ListFormat('es', { type }).format(items);
}
