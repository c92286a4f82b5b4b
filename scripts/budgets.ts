import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { HeldFramework } from './post-build/held-framework';
import { HelpfulError, main } from './setup/main.mjs';

/**
 * `npm run budgets`: the built pages' weights, compressed, beside what they may weigh. The same
 * files give the same numbers, so what grew is what somebody added.
 */
const folder = process.argv[2] ?? 'out';

/** Bytes, brotli. The page with its styles: what one round trip brings (ten packets). */
const LIMITS = { page: 14_600, script: 1.04 * 110_800, fonts: 35_000 };

await main(() => {
  const pages = readdirSync(folder).filter((name) => name.endsWith('.html') && !name.startsWith('_'));
  const rows = pages.flatMap((name) => {
    const html = readFileSync(join(folder, name), 'utf8');
    const blocking =
      html.match(/<link rel="stylesheet"(?![^>]* disabled)[^>]*>|<script src=(?![^>]* nomodule)/g) ?? [];
    return [
      { what: `${name}: HTML and CSS`, bytes: compressed(Buffer.from(html)), limit: LIMITS.page },
      { what: `${name}: first-load script`, bytes: scriptBytes(html), limit: LIMITS.script },
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

  for (const { what, bytes, limit } of rows) {
    console.log(
      `${bytes <= limit ? '✓' : '✗'} ${what.padEnd(48)} ${String(bytes).padStart(8)} of ${Math.floor(limit)}`,
    );
  }
  const over = rows.filter(({ bytes, limit }) => bytes > limit);
  if (over.length > 0)
    throw new HelpfulError(`Pesan más de lo que deben: ${over.map(({ what }) => what).join(', ')}.`);
});

/** What a page's early script fetches and runs. */
function scriptBytes(html: string): number {
  const list = /id="held">(.*?)<\/script>/.exec(html)?.[1];
  if (list === undefined)
    throw new HelpfulError('Una página no dice qué retiene: constrúyela con «npm run build».');
  const { scripts }: HeldFramework = JSON.parse(list);
  const basePath = process.env.NEXT_PUBLIC_BASE_PATH ?? '';
  return scripts.reduce(
    (sum, { src = '' }) =>
      sum + compressed(readFileSync(join(folder, decodeURI(src.slice(basePath.length))))),
    0,
  );
}

function compressed(content: Buffer): number {
  return brotliCompressSync(content).length;
}
