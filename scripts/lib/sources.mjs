import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Names of generated files and folders; everything else is a source. */
const made = new Set(
  '.git .run .next .wrangler .dev.vars node_modules out dist data copias screens test-results next-env.d.ts .DS_Store'.split(
    ' ',
  ),
);

/** Paths of the source files, relative to the root. @type {(root: string, folder?: string) => string[]} */
export function sourceFiles(root, folder = '') {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter(({ name }) => !made.has(name) && !name.endsWith('.tsbuildinfo'))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? sourceFiles(root, path) : [path];
    });
}

/** Every file under a folder, by relative path with forward slashes: `compartir/inicio.png`. @param {string} folder */
export function filesIn(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll('\\', '/'))
    .sort();
}
