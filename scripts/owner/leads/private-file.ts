import { spawnSync } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { mkdir, open } from 'node:fs/promises';
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';

import { HelpfulError } from '../../lib/main.mjs';

/** Folders of what is published, or is copied there. Git ignores some of them. */
const published = ['out', 'public', 'editor/dist'];

/** Creates a file that only its owner can read, and refuses a place that git would track or the site publishes. */
export async function openPrivate(path: string) {
  const file = realPath(resolve(path));
  const project = realpathSync(join(import.meta.dirname, '../../..'));
  const within = relative(project, file).split(sep).join('/');
  if (published.some((folder) => `${within}/`.toLowerCase().startsWith(`${folder}/`)))
    throw new HelpfulError(`${path} se publicaría con el sitio: elige un lugar como copias/.`);
  const isOutside = within.startsWith('../') || isAbsolute(within);
  const { status } = spawnSync('git', ['check-ignore', '--quiet', '--', within], { cwd: project });
  // `git check-ignore` returns 0 for a path that git ignores, 1 for one that it would track. Without git only the
  // folder for copies is safe.
  const isKept = status === 0 || (status !== 1 && within.startsWith('copias/'));
  if (!isOutside && !isKept) {
    throw new HelpfulError(`git guardaría ${path} con el sitio: elige un lugar como copias/.`);
  }
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  try {
    return await open(path, 'wx', 0o600);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    throw new HelpfulError(`Ya existe ${path}: elige otro nombre.`);
  }
}

/** The path of a file that may not exist yet, with its folders' symbolic links followed. */
function realPath(file: string): string {
  return existsSync(file) || dirname(file) === file
    ? realpathSync(file)
    : join(realPath(dirname(file)), basename(file));
}
