/** Words that a sentence of a comment may have. */
const most = 25;

/**
 * Sentences of a comment that are too long; a JSDoc tag or a blank line begins a new one.
 * @param {string} comment with its markers
 * @returns {string[]}
 */
export function longSentences(comment) {
  return comment
    .replace(/^[ \t]*(\/\*+|\*\/|\*|\/\/)/gm, '')
    .replace(/@\w+(\s+\{[^}]*\})?/g, '\n\n')
    .split(/(?<=[.?!]["')»`]*)\s+|\n\s*\n/)
    .filter((sentence) => (sentence.match(/\S*[\p{L}\d]\S*/gu)?.length ?? 0) > most)
    .map((sentence) => sentence.replace(/\s+/g, ' ').trim());
}

/** @type {import('eslint').Rule.RuleModule} */
export const shortSentences = {
  create: (context) => ({
    Program() {
      for (const { loc, text } of blocks(context.sourceCode.getAllComments())) {
        for (const sentence of longSentences(text)) {
          context.report({
            loc,
            message: `A sentence of a comment has at most ${most} words: «${sentence}»`,
          });
        }
      }
    },
  }),
};

/**
 * Comments, with line comments below each other joined.
 * @param {import('estree').Comment[]} comments
 */
function blocks(comments) {
  /** @type {{ loc: import('estree').SourceLocation, text: string }[]} */
  const joined = [];
  for (const { type, value, loc } of comments) {
    const last = joined.at(-1);
    if (!loc) continue;
    if (
      type === 'Line' &&
      last?.loc.end.line === loc.start.line - 1 &&
      last.loc.start.column === loc.start.column
    ) {
      joined[joined.length - 1] = {
        loc: { start: last.loc.start, end: loc.end },
        text: `${last.text}\n${value}`,
      };
    } else {
      joined.push({ loc, text: value });
    }
  }
  return joined;
}
