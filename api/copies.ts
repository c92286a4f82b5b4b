import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

import type { IsoDate } from '@/content/seasons/types';
import { todayInBogota } from '@/lib/tax/dates';

/** Number of daily copies that are kept. */
export const COPIES_KEPT = 14;

/** Milliseconds between checks; a damaged file is checked each hour, because it may have been replaced. */
const [A_DAY, AN_HOUR] = [24 * 3_600_000, 3_600_000];

export function copiesBeside(file: string): string {
  return join(dirname(file), 'copias');
}

/** Returns the automatic copies, newest first; dates in the future, from a wrong clock, come last. */
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
  /** Checks the file when the process starts, then once a day. */
  readonly tick: () => void;
  /** When the file was found damaged, in milliseconds since 1970. */
  readonly damagedSince: () => number | undefined;
};

/** Checks a database file and makes a daily copy of an intact one. */
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
