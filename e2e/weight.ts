import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { HELD_ID, type Held } from '@/early/held';
import { parse } from '@/scripts/build/html';

/** Bytes as sent by a CDN: brotli at level 11. */
export function compressed(content: Buffer): number {
  return brotliCompressSync(content).length;
}

/** Addresses of scripts that a page loads by itself, through tags or later; its data is no code. */
function firstLoadScripts(html: string): string[] {
  const page = parse(html);
  const tags = page('script[src]:not([nomodule])').toArray();
  // An empty export holds nothing.
  const held: Held | readonly [] = JSON.parse(page(`#${HELD_ID}`).text() || '[]');
  const code = held.filter((address) => !address.includes('/static/data/'));
  return [...tags.map(({ attribs: { src = '' } }) => src), ...code];
}

/** Compressed bytes of a page's first-load script. */
export function firstLoadBytes(html: string, folder: string): number {
  return firstLoadScripts(html)
    .map((address) => compressed(readFileSync(join(folder, decodeURI(address)))))
    .reduce((sum, bytes) => sum + bytes, 0);
}
