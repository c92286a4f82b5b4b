import { mkdir, open } from 'node:fs/promises';
import { join } from 'node:path';
import { bogotaTime } from '@/api/bogota-time';

/**
 * Creates a file for a table of leads, which only its owner can read, in a folder that git ignores and no host publishes.
 * @returns its path and the open file
 */
export async function createTable(folder = 'copias') {
  const moment = bogotaTime(Date.now()).slice(0, 19).replace('T', '-').replaceAll(':', '');
  const path = join(folder, `contactos-${moment}.csv`);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return { path, file: await open(path, 'wx', 0o600) };
}
