import Sqlite from 'libsql';

import type { Row, Statement } from './database';

/** A connection to a file; its calls block the process, and are promises for who awaits them together. */
export type Connection = {
  execute: (statement: Statement) => Promise<Row[]>;
  /** Writes all or nothing, and returns each statement's rows. */
  batch: (statements: readonly Statement[]) => Promise<Row[][]>;
  /** Runs the statements of a text, all or nothing. */
  script: (sql: string) => Promise<void>;
  /** Takes the write-ahead log into the file, where no other program uses it. */
  takeInLog: () => void;
  close: () => void;
};

/** Milliseconds that SQLite waits for a lock, because its wait blocks the process. */
const LOCK_WAIT = 100;
/** Prepared statements kept; the program has fewer texts. */
const MOST_PREPARED = 200;

/** Opens a file; a text is prepared once, because preparing takes longer than running. */
export function connectToFile(path: string): Connection {
  const database = new Sqlite(path, { timeout: LOCK_WAIT });
  const prepared = new Map<string, Sqlite.Statement>();

  function run([sql, ...args]: Statement): Row[] {
    const statement = prepared.get(sql) ?? database.prepare(sql);
    if (prepared.size >= MOST_PREPARED) prepared.clear();
    prepared.set(sql, statement);
    if (statement.reader) return statement.all(args) as Row[];
    statement.run(args);
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
    execute: async (statement) => run(statement),
    batch: async (statements) => together(() => statements.map(run)),
    script: async (sql) => void together(() => database.exec(sql)),
    takeInLog() {
      // Closing doesn't, because statements outlive their connection until they are collected.
      try {
        database.exec('PRAGMA journal_mode = DELETE');
        const bare = new Sqlite(path);
        bare.exec('PRAGMA journal_mode = WAL');
        bare.close();
      } catch {
        // Another program still needs the log.
      }
    },
    close() {
      prepared.clear();
      database.close();
    },
  };
}
