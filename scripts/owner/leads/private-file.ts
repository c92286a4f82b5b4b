import { spawnSync } from 'node:child_process';
import { mkdir, open } from 'node:fs/promises';
import { dirname } from 'node:path';

import { HelpfulError } from '../../lib/main.mjs';

/** Creates a file that only its owner can read, from the first byte, where git does not track it. */
export async function openPrivate(path: string) {
  // 0 is ignored, 128 outside of any repository.
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
