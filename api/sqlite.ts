import Sqlite from 'libsql';
import { chmodSync, closeSync, mkdirSync, openSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setImmediate as nextTurn, setTimeout as delay } from 'node:timers/promises';
import { positional, type Database, type Row, type Statement } from './database';

/** Milliseconds to wait for another program, like a backup; a visitor waits up to 15 s. */
const PATIENCE = 5_000;
/** Milliseconds that SQLite waits for a lock, because its wait blocks the process. */
const LOCK_WAIT = 100;

/**
 * A database in a file, which the first use opens and migrates. Until that succeeds each use tries again, so that a
 * mended folder needs no restart. Afterwards one connection stays until the end: closing a descriptor of the file
 * would drop the process's locks on it, and other programs would then delete the write-ahead log in use.
 * @param migrations folder of the numbered SQL files
 */
export function sqliteDatabase(file: string, { migrations }: { migrations: string }): Database {
  let opened: { readonly connection: Connection; readonly inode: number | undefined } | undefined;
  let isMigrated = false;
  let lastWrite: Promise<unknown> = Promise.resolve();
  let isClosed = false;

  function connection(): Connection {
    // Background work that is under way must not open the file again.
    if (isClosed) throw new Error('La base de datos está cerrada');
    opened ??= { connection: openFile(file), inode: inodeOf(file) };
    // The log belongs to the file that was taken away, and would damage the one in its place.
    if (opened.inode !== inodeOf(file))
      throw new Error(`Otro programa quitó o cambió ${file}: detén el sitio y arráncalo otra vez`);
    if (!isMigrated) migrate(opened.connection, migrations);
    isMigrated = true;
    return opened.connection;
  }

  /** Retries while another program locks the file, without blocking the process. */
  async function patiently<Result>(
    work: (connection: Connection) => Result,
    end = Date.now() + PATIENCE,
  ): Promise<Result> {
    for (;;) {
      try {
        return work(connection());
      } catch (error) {
        const isLocked = /^SQLITE_(BUSY|LOCKED)/.test((error as { code?: string }).code ?? '');
        if (!isLocked || Date.now() >= end) throw error;
        await delay(50);
      }
    }
  }

  return {
    write(statements) {
      const end = Date.now() + PATIENCE;
      const written = lastWrite
        .then(() => nextTurn())
        .then(() => patiently(({ batch }) => batch(statements), end));
      lastWrite = written.catch(() => undefined);
      return written;
    },
    read: (statement) => patiently(({ run }) => run(statement)),
    async scrub() {
      // The write-ahead log keeps deleted text, and cannot be emptied while another program reads.
      const [row] = await patiently(({ run }) => run(['PRAGMA wal_checkpoint(TRUNCATE)']));
      return row?.busy === 0;
    },
    async close() {
      await lastWrite;
      isClosed = true;
      try {
        opened?.connection.takeInLog();
      } catch {
        // Another program still needs the log.
      }
      opened?.connection.close();
    },
  };
}

type Connection = ReturnType<typeof connectTo>;

/** A connection to a file; its calls block the process. */
export function connectTo(path: string) {
  const database = new Sqlite(path, { timeout: LOCK_WAIT });

  function run(statement: Statement): Row[] {
    const { sql, args } = positional(statement);
    const prepared = database.prepare(sql);
    if (prepared.reader) return prepared.all(args) as Row[];
    prepared.run(args);
    return [];
  }

  /** Rolls back at once, because a failed connection closes only when its statements are collected. */
  function together<Result>(work: () => Result): Result {
    database.exec('BEGIN IMMEDIATE');
    try {
      const result = work();
      database.exec('COMMIT');
      return result;
    } catch (error) {
      // SQLite itself rolls back after some errors, like a full disk.
      if (database.inTransaction) database.exec('ROLLBACK');
      throw error;
    }
  }

  return {
    run,
    /** Writes all or nothing, and returns each statement's rows. */
    batch: (statements: readonly Statement[]) => together(() => statements.map(run)),
    /** Runs the statements of a text, all or nothing. */
    script: (sql: string) => void together(() => database.exec(sql)),
    /** Closing doesn't, because statements outlive their connection until they are collected. */
    takeInLog: () => database.exec('PRAGMA journal_mode = DELETE'),
    close: () => void database.close(),
  };
}

function openFile(file: string): Connection {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  // Personal data is readable by its owner alone, also in a file that was copied here.
  if (inodeOf(file) === undefined) closeSync(openSync(file, 'a', 0o600));
  const isOpenToOthers = process.platform !== 'win32' && (statSync(file).mode & 0o077) !== 0;
  if (isOpenToOthers) chmodSync(file, 0o600);
  return connectTo(file);
}

/** Sets a durable journal and runs new migrations in order, recorded in wrangler's table, so that a copy works in D1 too. */
function migrate({ run, script }: Connection, folder: string): void {
  for (const setting of ['journal_mode = WAL', 'synchronous = FULL', 'secure_delete = ON'])
    run([`PRAGMA ${setting}`]);
  script(`CREATE TABLE IF NOT EXISTS d1_migrations (
    id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE,
    applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL
  )`);
  const isDone = (name: string) =>
    run(['SELECT 1 FROM d1_migrations WHERE name = :name', { name }]).length > 0;
  // A file manager may leave other files in the folder.
  const names = readdirSync(folder).filter((name) => /^\d{4}_\w+\.sql$/.test(name));
  for (const name of names.sort()) {
    if (isDone(name)) continue;
    const sql = readFileSync(join(folder, name), 'utf8');
    try {
      script(`INSERT INTO d1_migrations (name) VALUES ('${name}');\n${sql}`);
    } catch (error) {
      // Another process, started at the same time, may have run it first.
      if (!isDone(name)) throw error;
    }
  }
}

function inodeOf(file: string): number | undefined {
  return statSync(file, { throwIfNoEntry: false })?.ino;
}
