import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Generated files; every other file in the folder is a source. */
const made = new Set(
  '.git .run .wireit .next .wrangler .dev.vars node_modules out dist data copias reports screens test-results next-env.d.ts .DS_Store'.split(
    ' ',
  ),
);

/**
 * Source files as sorted paths relative to the root.
 * @param {string} root
 * @param {string} [folder]
 * @returns {string[]}
 */
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
 * A hash of everything a build depends on: sources, `NEXT_PUBLIC_` variables, Node's version, and the
 * year in Bogotá, which the footer shows.
 * @param {string} root
 * @param {NodeJS.Dict<string>} env
 * @param {Date} now
 */
export function sourceHash(root, env, now) {
  const hash = createHash('sha256');
  const settings = Object.entries(env).filter(([name]) => name.startsWith('NEXT_PUBLIC_'));
  const year = now.toLocaleDateString('en-CA', { timeZone: 'America/Bogota', year: 'numeric' });
  hash.update(JSON.stringify([settings.sort(), process.version, year]));
  for (const file of sourceFiles(root).filter(isBuilt)) {
    const content = readFileSync(join(root, file));
    hash.update(JSON.stringify([file, content.length])).update(content);
  }
  return hash.digest('hex');
}

/** @param {string} file */
function isBuilt(file) {
  return !/^(e2e|editor)\/|\.test\.tsx?$|\.md$/.test(file.replaceAll('\\', '/'));
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
