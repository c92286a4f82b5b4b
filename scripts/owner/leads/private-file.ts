import { mkdir, open } from 'node:fs/promises';
import { dirname } from 'node:path';

import { HelpfulError } from '../../lib/main.mjs';

/** Creates a file that only its owner can read, from the first byte. */
export async function openPrivate(path: string) {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  try {
    const file = await open(path, 'wx', 0o600);
    return { write: (text: string) => file.writeFile(text), close: () => file.close() };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    throw new HelpfulError(`Ya existe ${path}: elige otro nombre.`);
  }
}
