import Sqlite from 'libsql';
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { todayInBogota } from '@/lib/tax/dates';

export const COPIES_KEPT = 14;

const HOUR = 3_600_000;

export type FileFault = 'damaged' | 'uncopied';

/**
 * Checks a database file once a day and keeps copies of an intact one; no failure of either ends or stops it.
 * @returns what is called again and again, and what was found
 */
export function watchFile(
  file: string,
  { now, elapsed, log }: { now: () => number; elapsed: () => number; log: (line: string) => void },
) {
  let next = -Infinity;
  let found: FileFault | undefined;
  const folder = join(dirname(file), 'copias');
  /** Beginning of its copies' names, because the folder may hold several databases. */
  const own = `${basename(file, '.db')}-`;

  function copy(): void {
    const today = `${own}${todayInBogota(new Date(now()))}.db`;
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    if (!existsSync(join(folder, today))) writeCopy(file, join(folder, today));
    // Days in the future, from a wrong clock, come last.
    const copies = readdirSync(folder)
      .filter((name) => name.startsWith(own) && /^\d{4}-\d\d-\d\d\.db$/.test(name.slice(own.length)))
      .sort((a, b) => Number(a > today) - Number(b > today) || (a < b ? 1 : -1));
    for (const old of copies.slice(COPIES_KEPT)) {
      try {
        rmSync(join(folder, old));
      } catch (error) {
        log(`No se pudo borrar la copia vieja ${old}: ${(error as Error).message}`);
      }
    }
  }

  function fail(fault: FileFault, what: string, { message }: Error): void {
    found = fault;
    // It may be mended before tomorrow.
    next = elapsed() + HOUR;
    log(`La base de datos de contactos ${what}: ${message}`);
  }

  return {
    tick(): void {
      if (elapsed() < next || !existsSync(file)) return;
      next = elapsed() + 24 * HOUR;
      try {
        requireWhole(file);
      } catch (error) {
        const { code = '' } = error as { code?: string };
        if (/CORRUPT|NOTADB|CHECK/.test(code)) return fail('damaged', 'está dañada', error as Error);
        return fail('uncopied', 'no se pudo revisar', error as Error);
      }
      try {
        copy();
        found = undefined;
      } catch (error) {
        fail('uncopied', 'no se pudo copiar', error as Error);
      }
    },
    fault: () => found,
  };
}

/** @throws Error of code `SQLITE_CORRUPT`, `SQLITE_NOTADB` or `SQLITE_CONSTRAINT_CHECK` for a damaged file */
function requireWhole(path: string): void {
  runOn(
    path,
    `CREATE TEMP TABLE found (said TEXT CHECK (said = 'ok'));
     INSERT INTO found SELECT quick_check FROM pragma_quick_check(1);
     SELECT COUNT(*) FROM leads`,
  );
}

/** Without prepared statements, which keep a connection, and with it the write-ahead log, until they are collected. */
function runOn(path: string, sql: string): void {
  const database = new Sqlite(path, { timeout: 1_000 });
  try {
    database.exec(sql);
  } finally {
    database.close();
  }
}

/** Writes an intact copy, or none. */
function writeCopy(file: string, path: string): void {
  const folder = dirname(path);
  for (const name of readdirSync(folder).filter((each) => each.includes('.parcial'))) {
    // A process that died left it.
    const isOld = Date.now() - statSync(join(folder, name)).mtimeMs > HOUR;
    if (isOld) rmSync(join(folder, name), { force: true });
  }
  // Another process may copy the same file at this moment.
  const unfinished = `${path}.${process.pid}.parcial`;
  // Mode 0600 holds from the first byte, because SQLite fills an existing empty file.
  closeSync(openSync(unfinished, 'w', 0o600));
  try {
    runOn(file, `VACUUM INTO '${unfinished.replaceAll("'", "''")}'`);
    requireWhole(unfinished);
    const written = openSync(unfinished, 'r+');
    fsyncSync(written);
    closeSync(written);
    renameSync(unfinished, path);
  } finally {
    for (const end of ['', '-wal', '-shm', '-journal']) rmSync(unfinished + end, { force: true });
  }
}
