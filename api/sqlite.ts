import Sqlite from 'libsql';
import { chmodSync, closeSync, mkdirSync, openSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setImmediate as nextTurn, setTimeout as delay } from 'node:timers/promises';
import { positional, type Database, type Row, type Statement } from './database';

/** Milliseconds to retry while another program holds the lock. The page waits 15 s for an answer. */
const RETRY_FOR = 5_000;
/** Milliseconds that SQLite itself waits for a lock. Its wait blocks the process, so it is short. */
const LOCK_WAIT = 100;

/**
 * A database in a file. The first query opens and migrates it; after a failure the next query tries again, so that a
 * repaired folder needs no restart. The connection then stays open until `close`: POSIX drops a process's locks when it
 * closes any descriptor of the file, and another program would then delete the write-ahead log in use.
 * @param migrations folder of the numbered SQL files
 */
export function sqliteDatabase(file: string, { migrations }: { migrations: string }): Database {
  let opened: { readonly connection: Connection; readonly inode: number | undefined } | undefined;
  let isMigrated = false;
  let lastWrite: Promise<unknown> = Promise.resolve();
  let isClosed = false;

  function connection(): Connection {
    // A background task may still run; it must not open the file again.
    if (isClosed) throw new Error('La base de datos está cerrada');
    opened ??= { connection: openFile(file), inode: inodeOf(file) };
    // The open write-ahead log belongs to the previous file and would damage a new one.
    if (opened.inode !== inodeOf(file))
      throw new Error(`Otro programa quitó o cambió ${file}: detén el sitio y arráncalo otra vez`);
    if (!isMigrated) migrate(opened.connection, migrations);
    isMigrated = true;
    return opened.connection;
  }

  /** Retries while another program holds the lock, without blocking the process. */
  async function withRetries<Result>(
    work: (connection: Connection) => Result,
    end = Date.now() + RETRY_FOR,
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
      const end = Date.now() + RETRY_FOR;
      const written = lastWrite
        .then(() => nextTurn())
        .then(() => withRetries(({ batch }) => batch(statements), end));
      lastWrite = written.catch(() => undefined);
      return written;
    },
    read: (statement) => withRetries(({ run }) => run(statement)),
    async scrub() {
      // The write-ahead log still holds deleted text, and can't be truncated while another program reads.
      const [row] = await withRetries(({ run }) => run(['PRAGMA wal_checkpoint(TRUNCATE)']));
      return row?.busy === 0;
    },
    async close() {
      await lastWrite;
      isClosed = true;
      try {
        opened?.connection.leaveWalMode();
      } catch {
        // Another program is still using the write-ahead log.
      }
      opened?.connection.close();
    },
  };
}

type Connection = ReturnType<typeof connectTo>;

/** Opens a connection, whose calls block the process. */
export function connectTo(path: string) {
  const database = new Sqlite(path, { timeout: LOCK_WAIT });

  // Compiling takes longer than running, and the API has a fixed set of statements.
  const compiled = new Map<string, Sqlite.Statement>();

  function run(statement: Statement): Row[] {
    const { sql, args } = positional(statement);
    const prepared = compiled.get(sql) ?? database.prepare(sql);
    compiled.set(sql, prepared);
    if (prepared.reader) return prepared.all(args) as Row[];
    prepared.run(args);
    return [];
  }

  /** Runs in a transaction. A failure rolls back at once, or the lock would stay until statements are garbage-collected. */
  function inTransaction<Result>(work: () => Result): Result {
    database.exec('BEGIN IMMEDIATE');
    try {
      const result = work();
      database.exec('COMMIT');
      return result;
    } catch (error) {
      // After some errors, such as a full disk, SQLite has rolled back already.
      if (database.inTransaction) database.exec('ROLLBACK');
      throw error;
    }
  }

  return {
    run,
    /** Runs statements in one transaction, and returns each one's rows. */
    batch: (statements: readonly Statement[]) => inTransaction(() => statements.map(run)),
    /** Runs a script in one transaction. */
    script: (sql: string) => void inTransaction(() => database.exec(sql)),
    /** Moves the write-ahead log into the file. Closing doesn't while statements wait to be garbage-collected. */
    leaveWalMode: () => database.exec('PRAGMA journal_mode = DELETE'),
    close: () => void database.close(),
  };
}

function openFile(file: string): Connection {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  // Only the file's owner may read personal data, also in a file that was copied here.
  if (inodeOf(file) === undefined) closeSync(openSync(file, 'a', 0o600));
  const isOpenToOthers = process.platform !== 'win32' && (statSync(file).mode & 0o077) !== 0;
  if (isOpenToOthers) chmodSync(file, 0o600);
  return connectTo(file);
}

/** Runs new migrations in order. They are recorded in wrangler's table, so that an export can be imported into D1. */
function migrate({ run, script }: Connection, folder: string): void {
  for (const setting of ['journal_mode = WAL', 'synchronous = FULL', 'secure_delete = ON'])
    run([`PRAGMA ${setting}`]);
  script(`CREATE TABLE IF NOT EXISTS d1_migrations (
    id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE,
    applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL
  )`);
  const isDone = (name: string) =>
    run(['SELECT 1 FROM d1_migrations WHERE name = :name', { name }]).length > 0;
  // Ignores files that a file manager or an editor left in the folder.
  const names = readdirSync(folder).filter((name) => /^\d{4}_\w+\.sql$/.test(name));
  for (const name of names.sort()) {
    if (isDone(name)) continue;
    const sql = readFileSync(join(folder, name), 'utf8');
    try {
      script(`INSERT INTO d1_migrations (name) VALUES ('${name}');\n${sql}`);
    } catch (error) {
      // Another process that started at the same time may have run this migration.
      if (!isDone(name)) throw error;
    }
  }
}

function inodeOf(file: string): number | undefined {
  return statSync(file, { throwIfNoEntry: false })?.ino;
}
