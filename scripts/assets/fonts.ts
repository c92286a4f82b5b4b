/**
 * `npx tsx scripts/assets/fonts.ts` subsets both typefaces into app/fonts/, which app/fonts.css declares.
 * Share pictures need static WOFF files, because their renderer reads neither WOFF2 nor variable fonts.
 * Run it after changing a font package or `lib/words/font-characters.ts`, and commit its output.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont, { type Options } from 'subset-font';
import { fontCharacters } from '@/lib/words/font-characters';

const require = createRequire(import.meta.url);
const youngSerif = readFileSync(
  require.resolve('@fontsource/young-serif/files/young-serif-latin-400-normal.woff2'),
);
const figtree = readFileSync(
  require.resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'),
);

// The site uses kerning, ligatures, and lining figures of one width.
const keepFeatures = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'lnum', 'tnum', 'pnum'];
// The Open Font License requires these name records: the licence and its URL.
const preserveNameIds = [13, 14];
const moving = { keepFeatures, targetFormat: 'woff2' } as const;
const still = { keepFeatures: ['kern', 'liga'], targetFormat: 'woff' } as const;

const outputs: readonly [file: string, font: Buffer, options: Options][] = [
  ['young-serif.woff2', youngSerif, moving],
  ['figtree.woff2', figtree, { ...moving, variationAxes: { wght: { min: 400, max: 700 } } }],
  ['share-young-serif.woff', youngSerif, still],
  ['share-figtree-500.woff', figtree, { ...still, variationAxes: { wght: 500 } }],
  ['share-figtree-700.woff', figtree, { ...still, variationAxes: { wght: 700 } }],
];

for (const [file, font, options] of outputs) {
  // Hinting is a third of Young Serif's file, and its large headings don't need it.
  const bytes = await subsetFont(font, fontCharacters, { noHinting: true, preserveNameIds, ...options });
  writeFileSync(path.join(import.meta.dirname, '../../app/fonts', file), bytes);
  console.log(`app/fonts/${file}: ${bytes.length} bytes`);
}
