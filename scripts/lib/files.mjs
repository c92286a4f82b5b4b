import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Paths of the source files: all that git doesn't ignore. @returns {string[]} */
export function sourceFiles() {
  const list = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
  return execFileSync('git', list, { encoding: 'utf8' }).split('\0').filter(existsSync);
}

/** Every file under a folder, by relative path with forward slashes: `compartir/inicio.png`. @param {string} folder */
export function filesIn(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll('\\', '/'))
    .sort();
}

/** Moves a finished folder to the place of another, so that who reads there never misses a file. @param {string} made @param {string} place */
export function replaceFolder(made, place) {
  const former = `${made}-former`;
  rmSync(former, { recursive: true, force: true });
  if (existsSync(place)) renameSync(place, former);
  renameSync(made, place);
  rmSync(former, { recursive: true, force: true });
}
