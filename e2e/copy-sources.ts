import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { sourceFiles } from '@/scripts/lib/sources.mjs';

/** Copies this project's sources. Files that tools made in the copy stay, so that their caches speed up the next build. */
export function mirror(copy: string): void {
  mkdirSync(copy, { recursive: true });
  for (const file of sourceFiles(copy)) rmSync(join(copy, file));
  for (const file of sourceFiles('.').filter((file) => !file.startsWith('.env')))
    cpSync(file, join(copy, file), { preserveTimestamps: true });
}
