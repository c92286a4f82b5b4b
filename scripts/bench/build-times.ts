import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { todayInBogota } from '@/lib/dates';
import { yearsIn } from '../season-file';
import { mirror } from '../setup/sources.mjs';
import { writeSeason } from '../write-season';
import { buildQuietly } from './build';
import { compressed, heldScripts, total } from '../weight';

const SEASONS = 20;

export type BuildTimes = {
  /** Seconds of `npm run build`, by what it had to start from. */
  readonly seconds: Readonly<Record<'cold' | 'warm' | 'warm, 20 seasons', number>>;
  /** What the pages weigh, HTML and first-load script, with the site's seasons and with twenty. */
  readonly pages: readonly { readonly name: string; readonly now: number; readonly with20: number }[];
};

/** Builds a copy of the sources: from nothing, again, and with twenty seasons. */
export async function measureBuilds(folder: string, report: (text: string) => void): Promise<BuildTimes> {
  const build = (state: string) => {
    report(`build: ${state}`);
    rmSync(join(folder, 'out'), { recursive: true, force: true });
    return buildQuietly(folder, ['scripts/build.mjs']);
  };
  mirror('.', folder);
  rmSync(join(folder, '.next'), { recursive: true, force: true });
  const cold = await build('cold');
  const warm = await build('warm');
  const now = weights(folder);
  await addSeasons(join(folder, 'content', 'seasons'));
  const twenty = await build(`warm, ${SEASONS} seasons`);
  const then = weights(folder);
  return {
    seconds: { cold, warm, 'warm, 20 seasons': twenty },
    pages: [...now].map(([name, bytes]) => ({ name, now: bytes, with20: then.get(name) ?? 0 })),
  };
}

async function addSeasons(folder: string): Promise<void> {
  const known = yearsIn(readFileSync(join(folder, 'index.ts'), 'utf8'));
  const next = Math.max(...known) + 1;
  for (let year = next; year < next + SEASONS - known.length; year += 1) {
    await writeSeason({ year, uvt: null, force: false, today: todayInBogota(new Date()), folder });
  }
}

function weights(folder: string): Map<string, number> {
  const out = join(folder, 'out');
  const names = readdirSync(out).filter((name) => name.endsWith('.html') && !name.startsWith('_'));
  return new Map(
    names.map((name) => {
      const html = readFileSync(join(out, name), 'utf8');
      const scripts = heldScripts(html, out, process.env.NEXT_PUBLIC_BASE_PATH ?? '');
      return [name, compressed(Buffer.from(html)) + total(scripts)];
    }),
  );
}
