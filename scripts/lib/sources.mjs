import { cpSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Generated files; every other file in the folder is a source. */
const made = new Set(
  '.git .run .wireit .next .wrangler .dev.vars node_modules out dist data copias reports screens test-results next-env.d.ts .DS_Store'.split(
    ' ',
  ),
);

/** Source files as sorted paths relative to the root. @type {(root: string, folder?: string) => string[]} */
export function sourceFiles(root, folder = '') {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter(({ name }) => !made.has(name) && !name.endsWith('.tsbuildinfo'))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? sourceFiles(root, path) : [path];
    });
}

/**
 * Mirrors the sources of `root` into `copy`, except `.env…` files. Generated files stay there, so that
 * caches speed up the next build.
 * @param {string} root
 * @param {string} copy
 */
export function mirror(root, copy) {
  mkdirSync(copy, { recursive: true });
  for (const file of sourceFiles(copy)) rmSync(join(copy, file));
  for (const file of sourceFiles(root).filter((file) => !file.startsWith('.env'))) {
    // Kept timestamps keep the caches of tools that compare them valid.
    cpSync(join(root, file), join(copy, file), { preserveTimestamps: true });
  }
}

/** Every file under a folder, by relative path with forward slashes: `compartir/inicio.png`. @param {string} folder */
export function filesIn(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll('\\', '/'))
    .sort();
}
