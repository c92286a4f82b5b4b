import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import nextPackage from 'next/package.json';
import emptyExport from './bench/empty-export.json';
import { HelpfulError, main } from '../lib/main.mjs';
import { compressed, growth, heldScripts, total } from './weight';

/**
 * `npm run budgets`: the built pages' weights, compressed, beside what they may weigh. The same
 * files give the same numbers, so what grew is what somebody added.
 */
const folder = process.argv[2] ?? 'out';
const basePath = process.env.NEXT_PUBLIC_BASE_PATH ?? '';

/**
 * Bytes, brotli. The page with its styles: what one round trip brings (ten packets). The script:
 * beside an empty export's.
 */
const LIMITS = { page: 14 * 1024, script: 1.04 * total(emptyExport.scripts), fonts: 35_000 };

type Row = { what: string; bytes: number; limit: number; grew?: readonly string[] };

await main(() => {
  if (emptyExport.next !== nextPackage.version) {
    throw new HelpfulError(
      `Next es ahora ${nextPackage.version}, y una página vacía se pesó con ${emptyExport.next}. Pésala de nuevo con «npm run bench -- --quick» y vuelve a correr este comando.`,
    );
  }
  const pages = readdirSync(folder).filter((name) => name.endsWith('.html') && !name.startsWith('_'));
  const rows = pages.flatMap((name): Row[] => {
    const html = readFileSync(join(folder, name), 'utf8');
    const blocking =
      html.match(/<link rel="stylesheet"(?![^>]* disabled)[^>]*>|<script src=(?![^>]* nomodule)/g) ?? [];
    const scripts = heldScripts(html, folder, basePath);
    return [
      { what: `${name}: HTML and CSS`, bytes: compressed(Buffer.from(html)), limit: LIMITS.page },
      {
        what: `${name}: first-load script`,
        bytes: total(scripts),
        limit: LIMITS.script,
        grew: growth(scripts, emptyExport.scripts),
      },
      { what: `${name}: blocking requests`, bytes: blocking.length, limit: 1 },
    ];
  });
  const media = join(folder, '_next/static/media');
  const fonts = readdirSync(media).filter((name) => name.endsWith('.woff2'));
  const fontBytes = fonts.reduce((sum, name) => sum + readFileSync(join(media, name)).length, 0);
  rows.push({ what: 'fonts', bytes: fontBytes, limit: LIMITS.fonts });
  for (const [name, limit] of [
    ['narrow', 15_000],
    ['wide', 30_000],
  ] as const) {
    const bytes = compressed(readFileSync(join(folder, `images/banner-${name}.svg`)));
    rows.push({ what: `banner, ${name}`, bytes, limit });
  }

  for (const { what, bytes, limit, grew = [] } of rows) {
    console.log(
      `${bytes <= limit ? '✓' : '✗'} ${what.padEnd(48)} ${String(bytes).padStart(8)} of ${Math.floor(limit)}`,
    );
    if (bytes <= limit) continue;
    for (const script of grew) console.log(`    beside an empty export: ${script}`);
  }
  const over = rows.filter(({ bytes, limit }) => bytes > limit);
  if (over.length > 0)
    throw new HelpfulError(`Pesan más de lo que deben: ${over.map(({ what }) => what).join(', ')}.`);
});
