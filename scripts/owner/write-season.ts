import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as estree from 'prettier/plugins/estree';
import * as typescript from 'prettier/plugins/typescript';
import { format } from 'prettier/standalone';
import type { IsoDate, Season } from '@/content/seasons/types';
import packageJson from '@/package.json';
import { computedSeason, indexSource, keptFrom, seasonSource } from './season-file';

type Request = {
  readonly year: number;
  /** Pesos per UVT of the tax year; `null` keeps the known value. */
  readonly uvt: number | null;
  /** Overwrites a season with published dates. */
  readonly force: boolean;
  readonly today: IsoDate;
  /** Folder of the seasons: `content/seasons`. */
  readonly folder: string;
};

/**
 * Writes `<year>.ts` by the decree's rule and lists it in `index.ts`.
 * @returns the season; `undefined` when published dates are kept
 */
export async function writeSeason({ year, uvt, force, today, folder }: Request): Promise<Season | undefined> {
  const file = join(folder, `${year}.ts`);
  const kept = keptFrom(read(file));
  if (kept.published && !force) return undefined;

  const season = computedSeason(
    year,
    {
      // The preceding season has this tax year's UVT as its filing year's.
      taxYear: uvt ?? kept.uvt.taxYear ?? keptFrom(read(join(folder, `${year - 1}.ts`))).uvt.filingYear,
      filingYear: kept.uvt.filingYear,
    },
    today,
  );
  await write(file, seasonSource(season));
  const years = readdirSync(folder).flatMap((name) => (/^\d{4}\.ts$/.test(name) ? parseInt(name) : []));
  await write(join(folder, 'index.ts'), indexSource(years.sort()));
  return season;
}

function read(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

async function write(file: string, source: string): Promise<void> {
  const formatted = await format(source, {
    ...packageJson.prettier,
    parser: 'typescript',
    plugins: [estree, typescript],
  });
  writeFileSync(file, formatted);
}
