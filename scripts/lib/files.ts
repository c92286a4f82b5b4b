import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Every file under a folder, by relative path with forward slashes: `compartir/inicio.png`. */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll('\\', '/'))
    .sort();
}
