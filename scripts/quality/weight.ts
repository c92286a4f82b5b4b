import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { HELD_ID, type HeldFramework } from '../../early/held-framework';
import { HelpfulError } from '../lib/main.mjs';

/** Bytes as a CDN sends them at its best: brotli 11. */
export function compressed(content: Buffer): number {
  return brotliCompressSync(content).length;
}

/** A script and its compressed bytes. */
export type Script = { readonly name: string; readonly bytes: number };

/** The scripts that a finished page's early script fetches. */
export function heldScripts(html: string, folder: string, basePath: string): Script[] {
  const list = new RegExp(`id="${HELD_ID}">(.*?)</script>`).exec(html)?.[1];
  if (list === undefined) {
    throw new HelpfulError('Una página no dice qué retiene: constrúyela con «npm run build».');
  }
  const { firstLoad, scripts }: HeldFramework = JSON.parse(list);
  const addresses = [firstLoad, ...scripts];
  return named(addresses.map((address) => weigh(address.slice(basePath.length), folder)));
}

/** The scripts that a page loads as Next exported it, those for browsers without modules apart. */
export function exportedScripts(html: string, folder: string): Script[] {
  const tags = [...html.matchAll(/<script src="([^"]+)"([^>]*)>/g)];
  const own = tags.filter(([, , rest = '']) => !/nomodule/i.test(rest));
  return named(own.map(([, src = '']) => weigh(src, folder)));
}

export function total(scripts: readonly Script[]): number {
  return scripts.reduce((sum, { bytes }) => sum + bytes, 0);
}

/** What a page loads more than another: each script that is new or heavier, by its name. */
export function growth(scripts: readonly Script[], before: readonly Script[]): string[] {
  const known = new Map(before.map(({ name, bytes }) => [name, bytes]));
  return scripts
    .map(({ name, bytes }) => ({
      name,
      bytes,
      more: bytes - (known.get(name) ?? 0),
      isNew: !known.has(name),
    }))
    .filter(({ more }) => more > 0)
    .sort((a, b) => b.more - a.more)
    .map(({ name, bytes, more, isNew }) => `+${more} ${name} (${isNew ? 'new' : `${bytes} in all`})`);
}

function weigh(address: string, folder: string): Script {
  const path = decodeURI(address.replace(/\?.*$/, ''));
  const name = path
    .replace('/_next/static/chunks/', '')
    .replace(/^\/_next\/static\/(early)\/.*(?=\.js$)/, '$1')
    .replace(/-[0-9a-f]+(?=\.js$)/, '');
  return { name, bytes: compressed(readFileSync(join(folder, path))) };
}

/** Shared chunks are numbered anew in each project: here they are named by their rank. */
function named(scripts: readonly Script[]): Script[] {
  const byWeight = scripts
    .filter(({ name }) => /^[0-9a-f]+\.js$/.test(name))
    .sort((a, b) => b.bytes - a.bytes);
  return scripts.map((script) => {
    const rank = byWeight.indexOf(script);
    return rank < 0 ? script : { ...script, name: `shared ${rank + 1}` };
  });
}
