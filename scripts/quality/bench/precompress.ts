import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/**
 * Lays beside each text of a folder its best compression (`x.html.br`), which the preview server
 * then sends: the bytes that are counted are those that travel.
 * @returns the folder
 */
export function precompress(folder: string): string {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.(html|css|js|json|svg|txt|webmanifest)$/.test(entry.name)) continue;
    const path = join(entry.parentPath, entry.name);
    writeFileSync(`${path}.br`, brotliCompressSync(readFileSync(path)));
  }
  return folder;
}
