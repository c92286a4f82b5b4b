import { transformSync, type TransformFailure } from 'esbuild';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from '../lib/files.mjs';

/** Returns a Spanish sentence for each JSON file of the folder that can't be parsed. */
export function unreadableData(folder: string): string[] {
  return filesIn(folder)
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) => {
      const text = readFileSync(join(folder, file), 'utf8').replace(/^\uFEFF/, '');
      try {
        JSON.parse(text);
        return [];
      } catch {
        return `${folder}/${file}${problemOf(text)}`;
      }
    });
}

function problemOf(text: string): string {
  if (text.includes('\0')) return ': no se puede leer. Guárdalo con «Guardar como…», codificación UTF-8.';
  const fix =
    'sobra o falta un signo. Revisa comillas y comas aquí y en el renglón anterior, o cámbialo en el editor.';
  try {
    transformSync(text, { loader: 'json', logLevel: 'silent' });
  } catch (error) {
    // esbuild reports the line, which the JavaScript engine does not for every mistake.
    const [{ location } = {}] = (error as TransformFailure).errors;
    if (location) return `, línea ${location.line}: ${fix}\n    ${location.lineText.trim()}`;
  }
  return `: ${fix}`;
}
