import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { HELD_ID, type Held } from '../../early/held';
import { attribute, elements, parse, text } from '../lib/html';

/** Bytes as a CDN sends them at its best: brotli 11. */
export function compressed(content: Buffer): number {
  return brotliCompressSync(content).length;
}

/** The addresses of the scripts that a page fetches by itself: its tags', and those it holds until later. */
export function firstLoadScripts(html: string): string[] {
  const all = elements(parse(html));
  const tags = all.filter(
    (element) => element.tagName === 'script' && attribute(element, 'nomodule') === undefined,
  );
  const list = all.find((element) => attribute(element, 'id') === HELD_ID);
  const held: Partial<Held> = list ? JSON.parse(text(list)) : {};
  const addresses = [...tags.map((tag) => attribute(tag, 'src')), held.byItself];
  return [...addresses.filter((address) => address !== undefined), ...(held.framework?.scripts ?? [])];
}

/**
 * What all of a page's first script weighs, compressed.
 * @param basePath the folder of the domain where the export hangs; empty at its root
 */
export function firstLoadBytes(html: string, folder: string, basePath = ''): number {
  return firstLoadScripts(html)
    .map((address) => compressed(readFileSync(join(folder, decodeURI(address.slice(basePath.length))))))
    .reduce((sum, bytes) => sum + bytes, 0);
}
