import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

import type { IsoDate } from '@/content/seasons/types';
import { todayInBogota } from '@/lib/tax/dates';

/** So many days' copies are kept. */
export const COPIES_KEPT = 14;

/** Milliseconds: a file that was found damaged is looked at again sooner, since someone may have mended it. */
const [A_DAY, AN_HOUR] = [24 * 3_600_000, 3_600_000];

export function copiesBeside(file: string): string {
  return join(dirname(file), 'copias');
}

/** The automatic copies, newest first; those dated in the future by a wrong clock are the oldest. */
export function copiesIn(folder: string, today: IsoDate): string[] {
  const names = existsSync(folder)
    ? readdirSync(folder).filter((name) => /^leads-\d{4}-\d\d-\d\d\.db$/.test(name))
    : [];
  const isAhead = (name: string) => name > nameOf(today);
  return names
    .sort((a, b) => Number(isAhead(a)) - Number(isAhead(b)) || (a < b ? 1 : -1))
    .map((name) => join(folder, name));
}

function nameOf(day: IsoDate): string {
  return `leads-${day}.db`;
}

export type FileWatch = {
  /** Looks at the file once a day, and when the process starts. */
  readonly tick: () => void;
  /** Since when it is known to be damaged. */
  readonly damagedSince: () => number | undefined;
};

/** Knows whether a database file is whole, and keeps a copy a day of one that is. */
export function watchFile(
  file: string,
  { now, elapsed, log }: { now: () => number; elapsed: () => number; log: (line: string) => void },
): FileWatch {
  let [next, isAtIt] = [-Infinity, false];
  let since: number | undefined;
  const folder = copiesBeside(file);

  function tick(): void {
    if (isAtIt || elapsed() < next || !existsSync(file)) return;
    isAtIt = true;
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const today = todayInBogota(new Date(now()));
    const copy = join(folder, nameOf(today));
    const isMade = existsSync(copy);
    const script = join(import.meta.dirname, 'check-file.mjs');
    execFile(process.execPath, [script, file, ...(isMade ? [] : [copy])], (error, _said, why) => {
      isAtIt = false;
      if (error) since ??= now();
      else since = undefined;
      next = elapsed() + (error ? AN_HOUR : A_DAY);
      if (error) return log(`La base de datos de contactos está dañada, o no se pudo copiar: ${why.trim()}`);
      for (const old of copiesIn(folder, today).slice(COPIES_KEPT)) rmSync(old);
    }).unref();
  }

  return { tick, damagedSince: () => since };
}
