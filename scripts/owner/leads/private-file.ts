import { spawnSync } from 'node:child_process';
import { mkdir, open } from 'node:fs/promises';
import { dirname } from 'node:path';

import { HelpfulError } from '../../lib/main.mjs';

/** Creates a file that only its owner can read, and refuses a place where git would track it. */
export async function openPrivate(path: string) {
  // `git check-ignore` returns 1 for a path that git would track.
  if (spawnSync('git', ['check-ignore', '--quiet', path]).status === 1) {
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
