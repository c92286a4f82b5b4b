import Sqlite from 'libsql';
import { closeSync, existsSync, fsyncSync, mkdirSync, openSync } from 'node:fs';
import { readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { todayInBogota } from '@/lib/tax/dates';

/** Number of newest backups that are kept, one a day. */
export const BACKUPS_KEPT = 14;

const HOUR = 3_600_000;

export type FileFault = 'damaged' | 'uncopied';

/**
 * Checks a database file once a day and backs it up if it is intact. A failure is logged and tried again, never thrown.
 * @returns `tick`, to be called every minute, and `fault`, the last check's result
 */
export function dailyBackups(
  file: string,
  { now, elapsed, log }: { now: () => number; elapsed: () => number; log: (line: string) => void },
) {
  let next = -Infinity;
  let found: FileFault | undefined;
  const folder = join(dirname(file), 'copias');
  /** Start of the backups' names, because a folder may hold the backups of several databases. */
  const own = `${basename(file, '.db')}-`;

  function copy(): void {
    const today = `${own}${todayInBogota(new Date(now()))}.db`;
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    if (!existsSync(join(folder, today))) writeCopy(file, join(folder, today));
    const all = readdirSync(folder).filter((name) => name.startsWith(own));
    // Sorts the newest first. A backup dated in the future was named by a wrong clock and goes first when room is needed.
    const copies = all
      .filter((name) => /^\d{4}-\d\d-\d\d\.db$/.test(name.slice(own.length)))
      .sort((a, b) => Number(a > today) - Number(b > today) || (a < b ? 1 : -1));
    // An old unfinished file is of a process that died; a recent one may still be written by another process.
    const unfinished = all.filter(
      (name) => name.endsWith('.parcial') && Date.now() - statSync(join(folder, name)).mtimeMs > HOUR,
    );
    for (const old of [...copies.slice(BACKUPS_KEPT), ...unfinished]) {
      try {
        rmSync(join(folder, old));
      } catch (error) {
        log(`No se pudo borrar la copia vieja ${old}: ${(error as Error).message}`);
      }
    }
  }

  return {
    tick(): void {
      if (elapsed() < next || !existsSync(file)) return;
      next = elapsed() + 24 * HOUR;
      let why = 'el archivo está dañado';
      try {
        found = isIntact(file) ? undefined : 'damaged';
        if (found === undefined) copy();
      } catch (error) {
        found = 'uncopied';
        why = (error as Error).message;
      }
      if (found === undefined) return;
      // Checks again in an hour, because the owner may repair the file before tomorrow.
      next = elapsed() + HOUR;
      log(`No se pudo copiar la base de datos de contactos: ${why}`);
    },
    fault: () => found,
  };
}

function isIntact(path: string): boolean {
  try {
    runOn(
      path,
      `CREATE TEMP TABLE found (said TEXT CHECK (said = 'ok'));
       INSERT INTO found SELECT quick_check FROM pragma_quick_check(1);
       SELECT COUNT(*) FROM leads`,
    );
    return true;
  } catch (error) {
    if (/CORRUPT|NOTADB|CHECK/.test((error as { code?: string }).code ?? '')) return false;
    throw error;
  }
}

/** Runs SQL without prepared statements, which would keep the write-ahead log open until they are garbage-collected. */
function runOn(path: string, sql: string): void {
  const database = new Sqlite(path, { timeout: 1_000 });
  try {
    database.exec(sql);
  } finally {
    database.close();
  }
}

/** Writes a backup under a temporary name and renames it once it is checked, so that no damaged one stays. */
function writeCopy(file: string, path: string): void {
  const unfinished = `${path}.${process.pid}.parcial`;
  // Mode 0600 holds from the first byte, because SQLite fills an existing empty file.
  closeSync(openSync(unfinished, 'w', 0o600));
  try {
    runOn(file, `VACUUM INTO '${unfinished.replaceAll("'", "''")}'`);
    if (!isIntact(unfinished)) throw new Error('la copia salió dañada');
    const written = openSync(unfinished, 'r+');
    fsyncSync(written);
    closeSync(written);
    renameSync(unfinished, path);
  } finally {
    rmSync(unfinished, { force: true });
  }
}
