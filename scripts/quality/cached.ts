import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { filesIn } from '../lib/files';
import { main } from '../lib/main.mjs';
import { mirror } from '../lib/sources.mjs';
import { textTable } from '../lib/table.mjs';
import { writeSeason } from '../owner/write-season';
import { buildQuietly } from './bench/sites';
import { compressed } from './weight';

/**
 * `tsx scripts/quality/cached.ts [folder]`: what a returning visitor fetches again after an edit. Builds a
 * copy of the sources four times, and tells which files of `_next/static` each edit brings, by their bytes.
 */
const sources = resolve(process.argv[2] ?? '.');
const copy = join(sources, '.run', 'cached');
const out = join(copy, 'out');

const edits: Record<string, () => unknown> = {
  'one component added': () => {
    writeFileSync(join(copy, 'components/ui/Added.module.css'), '.added {\n  color: var(--emerald);\n}\n');
    writeFileSync(
      join(copy, 'components/ui/Added.tsx'),
      `'use client';\nimport styles from './Added.module.css';\n\nexport function Added() {\n  return <button className={styles.added} onClick={() => scrollTo(0, 0)}>Arriba</button>;\n}\n`,
    );
    change('app/not-found.tsx', /^import/, "import { Added } from '@/components/ui/Added';\nimport");
    change('app/not-found.tsx', /<h1>/, '<Added />\n            <h1>');
  },
  'one sentence edited': () => change('content/faq.ts', /(answer: \[\s*')/, '$1Pregunta sin pena. '),
  'one season added': async () => {
    const years = readdirSync(join(copy, 'content/seasons')).flatMap((name) => /^\d{4}/.exec(name) ?? []);
    const year = Math.max(...years.map(Number)) + 1;
    const folder = join(copy, 'content/seasons');
    await writeSeason({ year, uvt: null, force: false, today: '2026-01-02', folder });
  },
};

await main(async () => {
  const before = await built();
  for (const [name, edit] of Object.entries(edits)) {
    const after = await built(edit);
    const fetched = [...after.keys()].filter(
      (path) => !before.get(path)?.equals(after.get(path) ?? Buffer.alloc(0)),
    );
    // The same address, and other content: what a browser keeps for a year would be wrong.
    const rows = fetched.map((path) => [
      path + (before.has(path) ? ' ← under its old address' : ''),
      weightOf([path]),
    ]);
    const pages = readdirSync(out).filter((file) => file.endsWith('.html') && !file.startsWith('_'));
    const returning = pages.map((page) => {
      const html = readFileSync(join(out, page), 'utf8');
      return [`who comes back to ${page}`, weightOf(fetched.filter((path) => html.includes(path)))];
    });
    console.log(`\n${textTable([[`${name}: of ${after.size} files`, 'bytes'], ...rows, ...returning])}`);
  }
});

/** Bytes of files of the export as it is now, brotli. */
function weightOf(paths: readonly string[]): string {
  return String(paths.reduce((sum, path) => sum + compressed(readFileSync(join(out, path))), 0));
}

/** Every file of `_next/static` that the sources give, edited or not. */
async function built(edit: () => unknown = () => undefined): Promise<Map<string, Buffer>> {
  mirror(sources, copy);
  await edit();
  process.env.TYPES_ARE_CHECKED = '1';
  await buildQuietly(copy, [join(copy, 'scripts/build/build.mjs')]);
  const paths = filesIn(out).filter((path) => path.startsWith('_next/static/'));
  return new Map(paths.map((path) => [path, readFileSync(join(out, path))]));
}

function change(file: string, pattern: RegExp, replacement: string): void {
  const path = join(copy, file);
  const text = readFileSync(path, 'utf8');
  if (!pattern.test(text)) throw new Error(`${file} has no ${pattern} to edit`);
  writeFileSync(path, text.replace(pattern, replacement));
}
