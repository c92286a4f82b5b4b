import Sqlite from 'libsql';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { positional, type Bound, type Database, type Row } from './database';

/** Milliseconds that SQLite waits for another program's lock. The wait blocks the process; the page waits 15 s. */
const LOCK_WAIT_MS = 5_000;

/**
 * A database in a file, for this computer: a published site has D1. The first query opens and migrates it; after a failure
 * the next one tries again.
 * @param migrations folder of the numbered SQL files
 */
export function sqliteDatabase(file: string, { migrations }: { migrations: string }): Database {
  let opened: Connection | undefined;

  function connection(): Connection {
    if (opened) return opened;
    // Only the folder's owner may read personal data.
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    const connected = connectTo(file);
    migrate(connected, migrations);
    return (opened = connected);
  }

  return {
    write: async (statements) => connection().batch(statements.map(positional)),
    read: async (statement) => connection().run(positional(statement)),
    async close() {
      opened?.close();
      opened = undefined;
    },
  };
}

type Connection = ReturnType<typeof connectTo>;

/** Opens a connection, whose calls block the process. */
export function connectTo(path: string) {
  const database = new Sqlite(path, { timeout: LOCK_WAIT_MS });

  // Compiling takes longer than running, and the API has a fixed set of statements.
  const compiled = new Map<string, Sqlite.Statement>();

  function run({ sql, args }: Bound): Row[] {
    const prepared = compiled.get(sql) ?? database.prepare(sql);
    compiled.set(sql, prepared);
    if (prepared.reader) return prepared.all(args) as Row[];
    prepared.run(args);
    return [];
  }

  return {
    run,
    /** Runs statements in one transaction, and returns each one's rows. */
    batch: (statements: readonly Bound[]) => database.transaction(() => statements.map(run)).immediate(),
    /** Runs a script in one transaction. */
    script: (sql: string) => database.transaction(() => void database.exec(sql)).immediate(),
    close: () => void database.close(),
  };
}

/** Runs new migrations in order. They are recorded in wrangler's table, so that an export of D1 can be opened here. */
function migrate({ run, script }: Connection, folder: string): void {
  for (const setting of ['journal_mode = WAL', 'synchronous = FULL'])
    run({ sql: `PRAGMA ${setting}`, args: [] });
  script(`CREATE TABLE IF NOT EXISTS d1_migrations (
    id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE,
    applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL
  )`);
  // Ignores files that a file manager or an editor left in the folder.
  const names = readdirSync(folder).filter((name) => /^\d{4}_\w+\.sql$/.test(name));
  for (const name of names.sort()) {
    if (run({ sql: 'SELECT 1 FROM d1_migrations WHERE name = ?1', args: [name] }).length > 0) continue;
    const sql = readFileSync(join(folder, name), 'utf8');
    script(`INSERT INTO d1_migrations (name) VALUES ('${name}');\n${sql}`);
  }
}
