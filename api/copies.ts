import { execFile, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';

import { todayInBogota } from '@/lib/tax/dates';

/** Number of daily copies that are kept. */
export const COPIES_KEPT = 14;

/** Milliseconds between checks; after a failed one, which may have been mended, an hour. */
const [A_DAY, AN_HOUR] = [24 * 3_600_000, 3_600_000];

/** What `check-file.mjs` exits with when the file itself is damaged (EX_DATAERR). */
const DAMAGED = 65;

/** When each fault was found, in milliseconds since 1970. */
export type FileHealth = { readonly damagedSince?: number; readonly uncopiedSince?: number };

export type FileWatch = {
  /** Checks the file when the process starts, then once a day. */
  readonly tick: () => Promise<void>;
  readonly health: () => FileHealth;
  /** Ends a check that is under way, which would hold the file open. */
  readonly stop: () => Promise<void>;
};

/** Checks a database file and keeps daily copies of an intact one; no failure of either ends or stops it. */
export function watchFile(
  file: string,
  { now, elapsed, log }: { now: () => number; elapsed: () => number; log: (line: string) => void },
): FileWatch {
  let next = -Infinity;
  let underWay: Promise<void> | undefined;
  let child: ChildProcess | undefined;
  let found: FileHealth = {};
  const folder = join(dirname(file), 'copias');
  /** Beginning of its copies' names, because the folder may hold several databases. */
  const own = `${basename(file, '.db')}-`;
  const script = join(import.meta.dirname, 'check-file.mjs');

  async function check(): Promise<void> {
    const today = `${own}${todayInBogota(new Date(now()))}.db`;
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const copy = join(folder, today);
    const checked = promisify(execFile)(process.execPath, [
      ...[script, file],
      ...(existsSync(copy) ? [] : [copy]),
    ]);
    child = checked.child;
    child.unref();
    await checked;
    for (const old of copies(today).slice(COPIES_KEPT)) removeCopy(old);
  }

  /** Copies of the file, newest first; days in the future, from a wrong clock, come last. */
  function copies(today: string): string[] {
    return readdirSync(folder)
      .filter((name) => name.startsWith(own) && /^\d{4}-\d\d-\d\d\.db$/.test(name.slice(own.length)))
      .sort((a, b) => Number(a > today) - Number(b > today) || (a < b ? 1 : -1));
  }

  function removeCopy(name: string): void {
    try {
      rmSync(join(folder, name));
    } catch (error) {
      log(`No se pudo borrar la copia vieja ${name}: ${(error as Error).message}`);
    }
  }

  function tick(): Promise<void> {
    if (elapsed() < next || !existsSync(file)) return Promise.resolve();
    underWay ??= check()
      .then(
        () => {
          found = {};
          next = elapsed() + A_DAY;
        },
        (error: Error & { code?: unknown; stderr?: string }) => {
          const isDamaged = error.code === DAMAGED;
          if (isDamaged) found = { ...found, damagedSince: found.damagedSince ?? now() };
          else found = { ...found, uncopiedSince: found.uncopiedSince ?? now() };
          next = elapsed() + AN_HOUR;
          const what = isDamaged ? 'está dañada' : 'no se pudo revisar o copiar';
          log(`La base de datos de contactos ${what}: ${(error.stderr ?? error.message).trim()}`);
        },
      )
      .finally(() => (underWay = undefined));
    return underWay;
  }

  return {
    tick,
    health: () => found,
    async stop() {
      child?.kill();
      await underWay;
    },
  };
}
