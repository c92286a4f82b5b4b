import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { filesIn } from '../../scripts/lib/files.mjs';
import { startPreviewServer } from '../../scripts/run/preview-server';

const made = join('.run', 'bench');

/** Serves a copy whose files are already compressed, so that compression is not measured. */
export function serve(from: string, name: string) {
  const folder = join(made, name);
  rmSync(folder, { recursive: true, force: true });
  cpSync(from, folder, { recursive: true });
  for (const file of filesIn(folder).filter((each) => /\.(html|css|js|json|txt|svg)$/.test(each))) {
    writeFileSync(join(folder, `${file}.br`), brotliCompressSync(readFileSync(join(folder, file))));
  }
  return startPreviewServer({ folder });
}
