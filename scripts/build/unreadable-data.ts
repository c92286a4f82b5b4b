import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from '../lib/sources.mjs';

/** @returns a Spanish sentence for each data file that is not valid JSON */
export function unreadableData(folder: string): string[] {
  return filesIn(folder)
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) => {
      const text = readFileSync(join(folder, file), 'utf8').replace(/^\uFEFF/, '');
      return wrongEnd(text) === undefined ? [] : [`${folder}/${file}${problemOf(text)}`];
    });
}

function problemOf(text: string): string {
  if (text.includes('\0')) return ': no se puede leer. Guárdalo con «Guardar como…», codificación UTF-8.';
  const lines = text.split('\n');
  const index = lines.findIndex((_, line) => {
    const start = `${lines.slice(0, line + 1).join('\n')}\n`;
    return wrongEnd(start) !== undefined && wrongEnd(start) !== start.length;
  });
  const mend =
    'sobra o falta un signo. Revisa comillas y comas aquí y en el renglón anterior, o cámbialo en el editor.';
  return index < 0 ? `: al final ${mend}` : `, línea ${index + 1}: ${mend}\n    ${lines[index]?.trim()}`;
}

/** Position of the JSON error: the text's length if it ends too soon, `undefined` for valid JSON. */
function wrongEnd(text: string): number | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    const said = String(error);
    const [, position] = /at position (\d+)/.exec(said) ?? [];
    return said.includes('end of JSON') ? text.length : Number(position ?? 0);
  }
}
