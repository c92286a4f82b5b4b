import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { sourceFiles } from '@/scripts/lib/files.mjs';

/** Copies this project's sources. What tools made in the copy stays, so that their caches speed up the next build. */
export function mirror(copy: string): void {
  mkdirSync(copy, { recursive: true });
  const files = sourceFiles();
  for (const name of new Set(files.map((file) => file.replace(/\/.*/, ''))))
    rmSync(join(copy, name), { recursive: true, force: true });
  for (const file of files) cpSync(file, join(copy, file), { preserveTimestamps: true });
}
