import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { ISLAND } from '@/components/dom/attributes';
import { FILES_ID } from '@/components/dom/page-files';
import { parse } from '@/scripts/post-build/html';

/** Bytes as sent by a CDN: brotli at level 11. */
export const compressed = (content: Buffer): number => brotliCompressSync(content).length;

/** Compressed bytes of the scripts that a page loads by itself: the on-load script and its tools, but for dialogs. */
export function scriptBytes(html: string, folder: string): number {
  const page = parse(html);
  const parts = JSON.parse(page(`#${FILES_ID}`).text()) as Record<string, readonly string[]>;
  const tools = page(`[${ISLAND}]:not(:has(dialog))`).toArray();
  const names = ['main', ...tools.map(({ attribs }) => attribs[ISLAND] ?? '')];
  const files = new Set(names.flatMap((name) => parts[name] ?? []));
  return [...files].reduce((sum, file) => sum + compressed(readFileSync(join(folder, file))), 0);
}
