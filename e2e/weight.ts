import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { HELD_ID, type Held } from '@/early/held';
import { parse } from '@/scripts/lib/html';

/** Bytes as a CDN sends them at its best: brotli 11. */
export function compressed(content: Buffer): number {
  return brotliCompressSync(content).length;
}

/** The addresses of the scripts that a page fetches by itself: its tags', and those it holds until later. */
export function firstLoadScripts(html: string): string[] {
  const page = parse(html);
  const tags = page('script[src]:not([nomodule])').toArray();
  const held: Partial<Held> = JSON.parse(page(`#${HELD_ID}`).text() || '{}');
  const addresses = [...tags.map(({ attribs }) => attribs.src), held.byItself];
  return [...addresses.filter((address) => address !== undefined), ...(held.framework?.scripts ?? [])];
}

/** What all of a page's first script weighs, compressed. */
export function firstLoadBytes(html: string, folder: string): number {
  return firstLoadScripts(html)
    .map((address) => compressed(readFileSync(join(folder, decodeURI(address)))))
    .reduce((sum, bytes) => sum + bytes, 0);
}
