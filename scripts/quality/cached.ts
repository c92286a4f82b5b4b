import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
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
  const whole = [...before.values()].map(compressed).reduce((sum, bytes) => sum + bytes, 0);
  console.log(`${sources}: ${before.size} files, ${whole} bytes (brotli)`);
  for (const [name, edit] of Object.entries(edits)) {
    const after = await built(edit);
    const isNew = ([path, content]: readonly [string, Buffer]) => !before.get(path)?.equals(content);
    const fetched = [...after].filter(isNew).map(([path, content]) => ({
      path,
      bytes: compressed(content),
      // The same address, and other content: what a browser keeps for a year would be wrong.
      stale: before.has(path),
    }));
    const bytes = fetched.reduce((sum, file) => sum + file.bytes, 0);
    console.log(`\n${name}: ${fetched.length} of ${after.size} files, ${bytes} bytes`);
    for (const file of fetched) {
      console.log(
        `${String(file.bytes).padStart(8)} ${file.path}${file.stale ? ' ← under its old address' : ''}`,
      );
    }
  }
});

/** Every file of `_next/static` that the sources give, edited or not. */
async function built(edit: () => unknown = () => undefined): Promise<Map<string, Buffer>> {
  mkdirSync(copy, { recursive: true });
  mirror(sources, copy);
  await edit();
  process.env.TYPES_ARE_CHECKED = '1';
  await buildQuietly(copy, [join(copy, 'scripts/build/build.mjs')]);
  const folder = join(copy, 'out/_next/static');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return new Map(
    files.map(({ parentPath, name }) => {
      const path = join(parentPath, name);
      return [path.slice(folder.length + 1), readFileSync(path)];
    }),
  );
}

function change(file: string, pattern: RegExp, replacement: string): void {
  const path = join(copy, file);
  const text = readFileSync(path, 'utf8');
  if (!pattern.test(text)) throw new Error(`${file} has no ${pattern} to edit`);
  writeFileSync(path, text.replace(pattern, replacement));
}
