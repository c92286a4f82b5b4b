/**
 * A visitor's input on one line of a terminal. Control characters could move the cursor or change colours,
 * and bidi marks could disguise the line.
 */
export function terminalText(text: string, maxLength = 80): string {
  const visible = text
    .replace(/\s*[\r\n]+\s*/g, ' ⏎ ')
    .replace(unsafe, (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`);
  const characters = Array.from(visible);
  return characters.length <= maxLength ? visible : `${characters.slice(0, maxLength - 1).join('')}…`;
}

/** JSON for a terminal: control characters are escaped, so the value is unchanged. */
export function terminalJson(json: string): string {
  return json.replace(unsafe, (character) =>
    character === '\n'
      ? character
      : Array.from(
          { length: character.length },
          (_, unit) => `\\u${character.charCodeAt(unit).toString(16).padStart(4, '0')}`,
        ).join(''),
  );
}

/** Control, format (direction marks, zero width), line separator and lone surrogate characters. */
const unsafe = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu;
