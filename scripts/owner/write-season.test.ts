/** @jest-environment node */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as estree from 'prettier/plugins/estree';
import * as typescript from 'prettier/plugins/typescript';
import { check } from 'prettier/standalone';
import { seasons } from '@/content/seasons';
import type * as Seasons from '@/content/seasons';
import { seasonFor } from '@/lib/words/active-season';
import { seasonProblems } from '@/lib/words/validate-seasons';
import packageJson from '@/package.json';
import { computedSeason, indexSource, seasonSource } from './season-file';
import { writeSeason } from './write-season';

const today = '2027-12-20';
let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'seasons-'));
  const isLater = (name: string) => /20(2[89]|[3-9]\d)\.ts$/.test(name);
  cpSync('content/seasons', folder, { recursive: true, filter: (name) => !isLater(name) });
  writeFileSync(join(folder, '2027.ts'), seasonSource(seasonFor(2027)));
  writeFileSync(join(folder, 'index.ts'), indexSource(seasons.map(({ year }) => year)));
});

afterEach(() => rmSync(folder, { recursive: true }));

const read = (name: string) => readFileSync(join(folder, name), 'utf8');
const ask = (request: { year: number; uvt?: number; force?: boolean }) =>
  writeSeason({ uvt: null, force: false, today, folder, ...request });

test('writes a computed season, without thresholds while the UVT is not known, and lists it', async () => {
  const season = await ask({ year: 2028 });
  expect(season?.thresholds).toEqual([]);
  expect(season && seasonProblems(season)).toEqual([]);
  expect(read('2028.ts')).toContain("status: 'computed'");
  expect(read('2028.ts')).toContain("{ digits: '99-00', date: '2028-10-25' }");
  expect(read('2028.ts')).toContain('uvt: { taxYear: null, filingYear: null }');
  expect(read('index.ts').match(/season\d{4}(?= })/g)).toEqual([
    'season2025',
    'season2026',
    'season2027',
    'season2028',
  ]);
});

test('takes the UVT given, or the one that the season before knows', async () => {
  const given = await ask({ year: 2028, uvt: 55_000 });
  expect(given?.thresholds.map(({ amount }) => amount)).toEqual([
    77_000_000, 247_500_000, 77_000_000, 77_000_000, 77_000_000,
  ]);
  writeFileSync(join(folder, '2027.ts'), read('2027.ts').replace('filingYear: null', 'filingYear: 54_321'));
  const again = await ask({ year: 2028 });
  expect(again?.uvt.taxYear).toBe(55_000);
  rmSync(join(folder, '2028.ts'));
  const known = await ask({ year: 2028 });
  expect(known?.uvt.taxYear).toBe(54_321);
});

test('never overwrites a published season without being forced', async () => {
  const before = read('2026.ts');
  expect(await ask({ year: 2026 })).toBeUndefined();
  expect(read('2026.ts')).toBe(before);
  expect(await ask({ year: 2026, force: true })).toMatchObject({ year: 2026 });
  expect(read('2026.ts')).toContain("status: 'computed'");
  expect(read('2026.ts')).toContain('uvt: { taxYear: 49_799, filingYear: 52_374 }');
});

test('a season written twice is listed once', async () => {
  const before = read('index.ts');
  await ask({ year: 2027 });
  expect(read('index.ts')).toBe(before);
});

test('writes what prettier would', async () => {
  await ask({ year: 2028, uvt: 55_000 });
  const options = { ...packageJson.prettier, parser: 'typescript', plugins: [estree, typescript] };
  for (const name of ['2028.ts', 'index.ts']) {
    expect(await check(read(name), options)).toBe(true);
  }
});

test('a season in content that is computed is what the rule writes', () => {
  const actual = jest.requireActual<typeof Seasons>('@/content/seasons');
  for (const season of actual.seasons.filter(({ provenance }) => provenance.status === 'computed')) {
    expect(season).toEqual(computedSeason(season.year, season.uvt, season.updated));
  }
  expect(seasonSource(seasonFor(2027))).toContain('season2027');
  expect(indexSource([2025, 2026])).toContain('[season2025, season2026]');
});
