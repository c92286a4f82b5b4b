import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from '../lib/files';

/** What is left of a letter that was read by another table than it was written by: `Ã³` for `ó`. */
const damage = /\uFFFD|[ÃÂ][\u0080-\u00BF]|â€/;

/**
 * Files that an editor saved in another encoding than UTF-8, or whose accents were lost on the way: they would be
 * published as signs that nobody can read.
 * @returns a sentence for each, as the owner reads it
 */
export function encodingMistakes(folder: string): string[] {
  return filesIn(folder)
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => mistakeIn(`${folder}/${file}`, readFileSync(join(folder, file))) ?? []);
}

function mistakeIn(name: string, bytes: Buffer): string | undefined {
  if (bytes.includes(0)) return `${name}: está en una codificación que el sitio no lee; ${asUtf8}`;
  const lines = bytes.toString('utf8').split('\n');
  const index = lines.findIndex((line) => damage.test(line));
  if (index < 0) return undefined;
  return `${name}, línea ${index + 1}: aquí se dañaron las tildes. Escríbelas de nuevo; ${asUtf8}\n    ${lines[index]?.trim()}`;
}

const asUtf8 = 'guarda el archivo con «Guardar como…», codificación UTF-8.';
