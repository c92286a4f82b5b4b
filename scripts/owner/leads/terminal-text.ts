/**
 * What a visitor typed, made fit for one line of a terminal: control characters could move
 * its cursor or recolour it, and direction marks could make a line read as another.
 */
export function terminalText(text: string, maxLength = 80): string {
  const visible = text
    .replace(/\s*[\r\n]+\s*/g, ' ⏎ ')
    .replace(unsafe, (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`);
  const characters = Array.from(visible);
  return characters.length <= maxLength ? visible : `${characters.slice(0, maxLength - 1).join('')}…`;
}

/** Control, format (direction marks, zero width), line separator and lone surrogate characters. */
const unsafe = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu;
