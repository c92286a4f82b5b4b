import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** What tools make; everything else in the folder is written by somebody. */
const made = new Set(
  '.git .run .next .wrangler .dev.vars node_modules out data copias reports screens test-results next-env.d.ts .DS_Store'.split(
    ' ',
  ),
);

/**
 * The files somebody wrote, as paths from the project's folder, always in the same order.
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
 * One value that changes when a build would come out otherwise: by a source, by a `NEXT_PUBLIC_`
 * variable, by the version of Node, or because the year in Bogotá is another, which the footer tells.
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
  return !/^e2e\/|\.test\.tsx?$|\.md$/.test(file.replaceAll('\\', '/'));
}

/**
 * Makes `copy` the same as the sources of `root`. What tools made there before stays, so the
 * next build in it is a quick one. Files of settings (`.env…`) stay behind.
 * @param {string} root
 * @param {string} copy
 */
export function mirror(root, copy) {
  mkdirSync(copy, { recursive: true });
  for (const file of sourceFiles(copy)) rmSync(join(copy, file));
  for (const file of sourceFiles(root).filter((file) => !file.startsWith('.env'))) {
    // As old as they are: what tools keep of them by their age stays good.
    cpSync(join(root, file), join(copy, file), { preserveTimestamps: true });
  }
}
