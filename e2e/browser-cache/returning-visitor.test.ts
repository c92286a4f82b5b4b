import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filingCheckWords } from '@/content/filing-check';
import { seasonRecords, uvts } from '@/content/season-records';
import { npm } from '@/scripts/lib/run.mjs';
import { filesIn } from '@/scripts/lib/files.mjs';
import { mirror } from '../copy-sources';
import { compressed } from '../transfer-size';

/* Measures the share of a year-long browser cache that a returning visitor must load again after an edit. */

const copy = join('.run', 'browser-cache');
const out = join(copy, 'out');
const reset = () => mirror(copy);

async function built(): Promise<ReadonlyMap<string, Buffer>> {
  const env = { ...process.env, NODE_ENV: undefined, JEST_WORKER_ID: undefined };
  expect(await npm(['run', '--silent', 'build:pages'], { cwd: copy, env })).toBe(0);
  const kept = filesIn(out).filter((path) => path.startsWith('_next/static/'));
  return new Map(kept.map((path) => [path, readFileSync(join(out, path))]));
}

/** Changes a source file of the copy. */
function change(path: string, from: string, to: string): void {
  const text = readFileSync(join(copy, path), 'utf8');
  expect(text).toContain(from);
  writeFileSync(join(copy, path), text.replace(from, to));
}

/** Edits, each with the greatest share of a page's cached files that may be loaded again. */
const edits: readonly [what: string, share: number, edit: () => void][] = [
  [
    'a changed sentence of a tool',
    0.15,
    () => change('content/filing-check.ts', filingCheckWords.keepOn, 'Con eso ya está.'),
  ],
  [
    // Every tool reads the seasons, and a file's name changes with the names of the files that it imports; libraries stay.
    'one more season in the data',
    0.45,
    () => {
      const year = Math.min(...seasonRecords.map((season) => season.year)) - 1;
      const seasons = [...seasonRecords, { year, updated: '2026-01-02' }];
      writeFileSync(join(copy, 'content/seasons.json'), JSON.stringify({ uvt: uvts, seasons }));
    },
  ],
];

let before: ReadonlyMap<string, Buffer>;
beforeAll(async () => {
  reset();
  before = await built();
});
beforeEach(reset);

test.each(edits)(
  'after %s, cached files still hold what they held, and less than %d of a page is loaded again',
  async (_, share, edit) => {
    edit();
    const after = await built();
    const changed = [...after].filter(([path, content]) => !(before.get(path) ?? content).equals(content));
    expect(changed.map(([path]) => path)).toEqual([]);

    const added = [...after].filter(([path]) => !before.has(path));
    expect(added).not.toEqual([]);
    for (const page of readdirSync(out).filter((file) => file.endsWith('.html'))) {
      const html = readFileSync(join(out, page), 'utf8');
      const bytes = (files: Iterable<readonly [string, Buffer]>) =>
        [...files].reduce((sum, [path, content]) => sum + (html.includes(path) ? compressed(content) : 0), 0);
      expect(bytes(added) / bytes(after)).toBeLessThan(share);
    }
  },
);
