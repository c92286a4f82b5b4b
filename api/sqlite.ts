import { chmodSync, closeSync, mkdirSync, openSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

import { connectToFile, type Connection } from './sqlite-connection';
import type { Database, Row, Statement } from './database';

/** A waiting write and its promise. */
type Waiting = {
  statements: readonly Statement[];
  resolve: (rows: Row[][]) => void;
  reject: (error: unknown) => void;
};

/** Milliseconds to wait for another program, like a backup; a visitor waits up to 15 s. */
const PATIENCE = 5_000;
/** Most writes in one transaction, so that none waits long. */
const TOGETHER = 100;

/**
 * A database in a file. The first use opens and migrates it; a failure opens it again, so that a mended file needs no
 * restart.
 * @param migrations folder of the numbered SQL files
 */
export function sqliteDatabase(file: string, { migrations }: { migrations: string }): Database {
  let opened: { connection: Promise<Connection>; inode: number | undefined } | undefined;
  let waiting: Waiting[] = [];
  let isClosed = false;

  function connection(): Promise<Connection> {
    // Background work that is under way must not open the file again.
    if (isClosed) return Promise.reject(new Error('La base de datos está cerrada'));
    // A replaced file must be opened again, because the old one has no name any more.
    if (opened !== undefined && opened.inode !== inodeOf(file)) discard();
    if (opened === undefined) {
      const connection = connect(file, migrations);
      opened = { connection, inode: inodeOf(file) };
      connection.catch(discard);
    }
    return opened.connection;
  }

  function discard(): void {
    opened?.connection.then((connection) => connection.close()).catch(() => undefined);
    opened = undefined;
  }

  /** Takes the write-ahead log into the file, unless another program still uses it. */
  async function close(): Promise<void> {
    isClosed = true;
    const isSame = opened?.inode === inodeOf(file);
    const closing = opened?.connection;
    opened = undefined;
    const connection = await closing?.catch(() => undefined);
    if (isSame) connection?.takeInLog();
    connection?.close();
  }

  /** Retries while another program locks the file, without blocking the process. */
  async function patiently<Result>(work: (connection: Connection) => Promise<Result>): Promise<Result> {
    const end = Date.now() + PATIENCE;
    for (;;) {
      try {
        return await work(await connection());
      } catch (error) {
        // A connection that failed may keep a statement open and never commit again.
        discard();
        if (!isHeld(error) || Date.now() > end) throw explain(error);
        await delay(50);
      }
    }
  }

  /** Writes what waits in one transaction, because the disk's flush limits the pace. */
  async function drain(): Promise<void> {
    const group = waiting.slice(0, TOGETHER);
    try {
      const all = group.flatMap(({ statements }) => statements);
      const rows = await patiently((connection) => connection.batch(all));
      let from = 0;
      for (const { statements, resolve } of group) {
        resolve(rows.slice(from, from + statements.length));
        from += statements.length;
      }
    } catch (error) {
      // The file is locked for all who wait, so they are answered now instead of waiting again.
      const failed = isHeld((error as Error).cause) ? waiting : group;
      waiting = waiting.slice(failed.length);
      for (const { reject } of failed) reject(error);
      if (waiting.length > 0) setImmediate(drain);
      return;
    }
    waiting = waiting.slice(group.length);
    if (waiting.length > 0) setImmediate(drain);
  }

  return {
    write: (statements) =>
      new Promise((resolve, reject) => {
        waiting.push({ statements, resolve, reject });
        if (waiting.length === 1) setImmediate(drain);
      }),
    read: (statement) => patiently((connection) => connection.execute(statement)),
    async scrub() {
      // The write-ahead log keeps deleted text, and cannot be emptied while another program reads.
      for (const end = Date.now() + PATIENCE; ; await delay(100)) {
        const [row] = await patiently((connection) =>
          connection.execute(['PRAGMA wal_checkpoint(TRUNCATE)']),
        );
        if (row?.busy === 0) return true;
        if (Date.now() > end) return false;
      }
    },
    close,
  };
}

async function connect(file: string, migrations: string): Promise<Connection> {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  // Personal data is readable by its owner alone, also in a file that was copied here.
  closeSync(openSync(file, 'a', 0o600));
  for (const path of [file, `${file}-wal`, `${file}-shm`]) {
    const mode = statSync(path, { throwIfNoEntry: false })?.mode ?? 0;
    if ((mode & 0o077) !== 0 && process.platform !== 'win32') chmodSync(path, 0o600);
  }
  const connection = connectToFile(file);
  try {
    for (const setting of ['journal_mode = WAL', 'synchronous = FULL', 'secure_delete = ON']) {
      await connection.execute([`PRAGMA ${setting}`]);
    }
    await migrate(connection, migrations);
    return connection;
  } catch (error) {
    connection.close();
    throw error;
  }
}

/** Runs new migrations in order, recorded in wrangler's table, so that a copy works in D1 too. */
async function migrate(connection: Connection, folder: string): Promise<void> {
  await connection.execute([
    `CREATE TABLE IF NOT EXISTS d1_migrations (
       id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE,
       applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL
     )`,
  ]);
  const isDone = async (name: string) =>
    (await connection.execute(['SELECT 1 FROM d1_migrations WHERE name = ?1', name])).length > 0;
  // A file manager may leave other files in the folder.
  const names = readdirSync(folder).filter((name) => /^\d{4}_\w+\.sql$/.test(name));
  for (const name of names.sort()) {
    if (await isDone(name)) continue;
    const sql = readFileSync(join(folder, name), 'utf8');
    try {
      await connection.script(`INSERT INTO d1_migrations (name) VALUES ('${name}');\n${sql}`);
    } catch (error) {
      // Another process, started at the same time, may have run it first.
      if (!(await isDone(name))) throw error;
    }
  }
}

/** Whether another program locks the file. */
function isHeld(error: unknown): boolean {
  return /^SQLITE_(BUSY|LOCKED)/.test((error as { code?: string } | undefined)?.code ?? '');
}

/** Meanings of SQLite's codes, for the log. */
const meanings: readonly (readonly [RegExp, string])[] = [
  [/FULL/, 'el disco está lleno'],
  [/READONLY|CANTOPEN|EACCES|EROFS|EPERM/, 'no hay permiso para escribir el archivo'],
  [/BUSY|LOCKED/, 'otro programa tiene ocupado el archivo'],
  [/CORRUPT|NOTADB/, 'el archivo está dañado; hay que restaurar una copia (docs/first-installation.md)'],
  [/IOERR|ENOSPC/, 'el disco falla, o está lleno'],
];

function explain(error: unknown): Error {
  const { code = '', message } = error as Error & { code?: string };
  const meaning = meanings.find(([pattern]) => pattern.test(code) || pattern.test(message))?.[1];
  return new Error(meaning === undefined ? message : `${meaning} (${code || message})`, { cause: error });
}

function inodeOf(file: string): number | undefined {
  return statSync(file, { throwIfNoEntry: false })?.ino;
}
