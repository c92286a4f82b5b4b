import { createClient, LibsqlError, type Client, type InStatement, type ResultSet } from '@libsql/client';
import { chmodSync, closeSync, mkdirSync, openSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

import type { Database, Row, Statement } from './database';

type Options = {
  /** The token of a `libsql://` address. */
  authToken?: string;
  /** Folder of the numbered SQL files. */
  migrations: string;
};

/** A waiting write, and whom to tell. */
type Waiting = {
  statements: readonly Statement[];
  resolve: (rows: Row[][]) => void;
  reject: (error: unknown) => void;
};

/** Milliseconds: another program (a backup) may hold a file for a while, and the visitor waits up to 15 s. */
const PATIENCE = 5_000;
/** So many writes in one go at most, so that none waits long for the others. */
const TOGETHER = 100;

/**
 * libSQL: an embedded file by its path, or a server by its `libsql://` address. It is opened, and brought
 * up to date, when it is first needed, and again after it failed: what is mended needs no restart.
 */
export function libsqlDatabase(place: string, options: Options): Database {
  const file = isAddress(place) ? undefined : place;
  let opened: { client: Promise<Client>; inode: number | undefined } | undefined;
  let waiting: Waiting[] = [];

  function client(): Promise<Client> {
    // A file that was put in another's place: writing on would fill one that nobody sees.
    if (opened !== undefined && opened.inode !== inodeOf(file)) close();
    if (opened === undefined) {
      const client = openClient(place, file, options);
      opened = { client, inode: inodeOf(file) };
      client.catch(close);
    }
    return opened.client;
  }

  function close(): void {
    opened?.client.then((client) => client.close()).catch(() => undefined);
    opened = undefined;
  }

  /** Tries again while another program holds the file, without keeping this one from its other work. */
  async function patiently<Result>(work: (client: Client) => Promise<Result>): Promise<Result> {
    const end = Date.now() + PATIENCE;
    for (;;) {
      try {
        return await work(await client());
      } catch (error) {
        // A connection on which something failed may have a statement left open, and never commit again.
        close();
        if (!isHeld(error) || Date.now() > end) throw explain(error);
        await delay(50);
      }
    }
  }

  async function run(statements: readonly Statement[]): Promise<Row[][]> {
    const results = await patiently((client) => client.batch(statements.map(toLibsql), 'write'));
    return results.map(rowsOf);
  }

  /** What waits goes in one transaction: the disk, which sets the pace, is asked once for all. */
  async function drain(): Promise<void> {
    const group = waiting.slice(0, TOGETHER);
    try {
      const rows = await run(group.flatMap(({ statements }) => statements));
      let from = 0;
      for (const { statements, resolve } of group) {
        resolve(rows.slice(from, from + statements.length));
        from += statements.length;
      }
    } catch (error) {
      // A file that was held for so long is held for the others too: who waits is answered, not kept for as long again.
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
    read: async (statement) => rowsOf(await patiently((client) => client.execute(toLibsql(statement)))),
    async scrub() {
      // What was deleted still stands in the write-ahead log, which nobody can empty while another program reads.
      for (const end = Date.now() + PATIENCE; file !== undefined; await delay(100)) {
        const { rows } = await patiently((client) => client.execute('PRAGMA wal_checkpoint(TRUNCATE)'));
        if (Number(rows[0]?.busy) === 0) return true;
        if (Date.now() > end) return false;
      }
      return true;
    },
    close,
  };
}

async function openClient(place: string, file: string | undefined, options: Options): Promise<Client> {
  if (file !== undefined) {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    // Personal data: for whoever runs this, and nobody else, also where an earlier program left it open to others.
    closeSync(openSync(file, 'a', 0o600));
    for (const path of [file, `${file}-wal`, `${file}-shm`]) {
      const mode = statSync(path, { throwIfNoEntry: false })?.mode ?? 0;
      if ((mode & 0o077) !== 0 && process.platform !== 'win32') chmodSync(path, 0o600);
    }
  }
  const client = createClient({
    url: file === undefined ? place : `file:${encodeURI(file).replace(/[?#]/g, encodeURIComponent)}`,
    authToken: options.authToken,
    // One: a setting below is a connection's own. Waiting for a locked file is ours, it would block the process.
    concurrency: file === undefined ? undefined : 1,
    timeout: 100,
  });
  try {
    if (file !== undefined) {
      for (const setting of ['journal_mode = WAL', 'synchronous = FULL', 'secure_delete = ON']) {
        await client.execute(`PRAGMA ${setting}`);
      }
    }
    await migrate(client, options.migrations);
    return client;
  } catch (error) {
    client.close();
    throw error;
  }
}

/** Runs the files that have not been run, in their order; kept where wrangler keeps D1's, so that a copy goes either way. */
async function migrate(client: Client, folder: string): Promise<void> {
  await client.execute(
    `CREATE TABLE IF NOT EXISTS d1_migrations (
       id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE,
       applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL
     )`,
  );
  const { rows } = await client.execute('SELECT name FROM d1_migrations');
  const done = rows.map(({ name }) => name);
  // Of a folder that also has what a file manager left in it.
  const names = readdirSync(folder).filter((name) => /^\d{4}_\w+\.sql$/.test(name));
  for (const name of names.sort()) {
    if (done.includes(name)) continue;
    const transaction = await client.transaction('write');
    try {
      const again = await transaction.execute({
        sql: 'INSERT INTO d1_migrations (name) VALUES (?1) ON CONFLICT DO NOTHING',
        args: [name],
      });
      // Another process, started together with this one, may have been first.
      if (again.rowsAffected > 0) await transaction.executeMultiple(readFileSync(join(folder, name), 'utf8'));
      await transaction.commit();
    } finally {
      transaction.close();
    }
  }
}

/** By another program. */
function isHeld(error: unknown): boolean {
  return error instanceof LibsqlError && /^SQLITE_(BUSY|LOCKED)/.test(error.code);
}

/** What SQLite's codes mean for whoever reads the log. */
const meanings: readonly (readonly [RegExp, string])[] = [
  [/FULL/, 'el disco está lleno'],
  [/READONLY|CANTOPEN|EACCES|EROFS|EPERM/, 'no hay permiso para escribir el archivo'],
  [/BUSY|LOCKED/, 'otro programa tiene ocupado el archivo'],
  [/CORRUPT|NOTADB/, 'el archivo está dañado; hay que restaurar una copia (docs/contactos.md)'],
  [/IOERR|ENOSPC/, 'el disco falla, o está lleno'],
];

function explain(error: unknown): Error {
  const { code = '', message } = error as Error & { code?: string };
  const meaning = meanings.find(([pattern]) => pattern.test(code) || pattern.test(message))?.[1];
  return new Error(meaning === undefined ? message : `${meaning} (${code || message})`, { cause: error });
}

/** Whether a place is a server's address, not a file's path. */
export function isAddress(place: string): boolean {
  return /^(libsql|https?|wss?):\/\//.test(place);
}

function inodeOf(file: string | undefined): number | undefined {
  return file === undefined ? undefined : statSync(file, { throwIfNoEntry: false })?.ino;
}

function toLibsql([sql, ...args]: Statement): InStatement {
  return { sql, args };
}

function rowsOf({ columns, rows }: ResultSet): Row[] {
  return rows.map((row) => Object.fromEntries(columns.map((column, index) => [column, row[index]])) as Row);
}
