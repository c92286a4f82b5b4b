import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { HELD_ID, type Held } from '@/early/held';
import { parse } from '@/scripts/build/html';

/** Bytes as sent by a CDN: brotli at level 11. */
export const compressed = (content: Buffer): number => brotliCompressSync(content).length;

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
export const firstLoadBytes = (html: string, folder: string): number =>
  firstLoadScripts(html).reduce(
    (sum, address) => sum + compressed(readFileSync(join(folder, decodeURI(address)))),
    0,
  );
