import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { DEFERRED_ID, type DeferredScripts } from '@/early/deferred-scripts';
import { parse } from '@/scripts/post-build/html';

/** Bytes as sent by a CDN: brotli at level 11. */
export const compressed = (content: Buffer): number => brotliCompressSync(content).length;

/** Compressed bytes of the scripts that a page loads by itself, through tags or later; its data is no code. */
export function firstLoadBytes(html: string, folder: string): number {
  const page = parse(html);
  const tags = page('script[src]:not([nomodule])').toArray();
  // An empty export has no deferred scripts.
  const { onLoad, framework }: Partial<DeferredScripts> = JSON.parse(page(`#${DEFERRED_ID}`).text() || '{}');
  const deferred = [onLoad ?? [], framework?.chunks ?? [], framework?.entry ?? []].flat();
  const code = deferred.filter((address) => !address.includes('/static/data/'));
  const files = [...tags.map(({ attribs: { src = '' } }) => src), ...code].map(decodeURI);
  return files.reduce((sum, file) => sum + compressed(readFileSync(join(folder, file))), 0);
}
