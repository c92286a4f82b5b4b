/** What the tokens of a sentence stand for: `{ year: '2025' }` fills `{year}`. */
export type Words = Readonly<Record<string, string>>;

/**
 * Fills the `{tokens}` of a sentence from content, and keeps a figure and its unit, and an article and its number, on one line. Dates
 * keep ordinary spaces: they are searched for.
 * @throws when the sentence names a token that has no value: a visitor must never read `{year}`.
 */
export function fill(sentence: string, words: Words): string {
  const filled = sentence.replace(/\{(\w+)\}/g, (token, name: string) => {
    const value = words[name];
    if (value === undefined) {
      const known = Object.keys(words).join(', ');
      throw new Error(`La frase «${sentence}» usa ${token}, que no existe. Puedes usar: ${known}.`);
    }
    return value;
  });
  return filled.replace(/(?<=\d) (?=%|UVT)|(?<=:) (?=\$)|(?<=[Aa]rtículos?) (?=\d)/g, '\u00a0');
}
