import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { main } from '../lib/main.mjs';
import { mirror } from '../lib/sources.mjs';
import { writeSeason } from '../owner/write-season';
import { buildQuietly } from './bench/build';
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
  console.log(`${sources}: ${before.size} files, ${weight([...before.values()])} bytes (brotli)`);
  for (const [name, edit] of Object.entries(edits)) {
    const after = await built(edit);
    const fetched = [...after.keys()].filter((path) => isOther(before.get(path), after.get(path)));
    console.log(`\n${name}: ${fetched.length} of ${after.size} files change`);
    for (const path of fetched) {
      // The same address, and other content: what a browser keeps for a year would be wrong.
      const stale = before.has(path) ? ' ← under its old address' : '';
      console.log(`${String(weight([after.get(path)])).padStart(8)} ${path}${stale}`);
    }
    for (const page of readdirSync(out).filter((file) => file.endsWith('.html') && !file.startsWith('_'))) {
      const own: readonly string[] =
        readFileSync(join(out, page), 'utf8').match(/_next\/static\/[\w./-]+/g) ?? [];
      const again = fetched.filter((path) => own.includes(path));
      const bytes = weight(again.map((path) => after.get(path)));
      console.log(`  who comes back to ${page} fetches ${again.length} files anew, ${bytes} bytes`);
    }
  }
});

function isOther(before: Buffer | undefined, after: Buffer | undefined): boolean {
  return !before || !after || !before.equals(after);
}

function weight(contents: readonly (Buffer | undefined)[]): number {
  return contents.reduce((sum, content) => sum + (content ? compressed(content) : 0), 0);
}

/** Every file of `_next/static` that the sources give, edited or not. */
async function built(edit: () => unknown = () => undefined): Promise<Map<string, Buffer>> {
  mkdirSync(copy, { recursive: true });
  mirror(sources, copy);
  await edit();
  process.env.TYPES_ARE_CHECKED = '1';
  await buildQuietly(copy, [join(copy, 'scripts/build/build.mjs')]);
  const entries = readdirSync(join(out, '_next/static'), { recursive: true, withFileTypes: true });
  return new Map(
    entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => {
        const path = join(parentPath, name);
        return [relative(out, path), readFileSync(path)];
      }),
  );
}

function change(file: string, pattern: RegExp, replacement: string): void {
  const path = join(copy, file);
  const text = readFileSync(path, 'utf8');
  if (!pattern.test(text)) throw new Error(`${file} has no ${pattern} to edit`);
  writeFileSync(path, text.replace(pattern, replacement));
}
