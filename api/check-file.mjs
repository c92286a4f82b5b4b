import { createClient } from '@libsql/client';
import { closeSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

/*
 * `node check-file.mjs FILE [COPY]`, a process of its own, so that no lead waits for it: says whether the database is
 * whole, and makes a copy of it that is. Ends with 1 and says why where one of them is not so.
 */

const [file = '', copy] = process.argv.slice(2);

/** @param {string} path */
const open = (path) => createClient({ url: pathToFileURL(path).href, timeout: 5_000 });

/** @param {string} path */
async function requireWhole(path) {
  const client = open(path);
  try {
    const { rows } = await client.execute('PRAGMA quick_check(1)');
    if (rows[0]?.quick_check !== 'ok') throw new Error(String(rows[0]?.quick_check));
    await client.execute('SELECT COUNT(*) FROM leads');
  } finally {
    client.close();
  }
}

/** @param {string} path */
async function makeCopy(path) {
  const unfinished = `${path}.parcial`;
  rmSync(unfinished, { force: true });
  // Its owner's alone from the first byte; SQLite fills a file that is there and empty.
  closeSync(openSync(unfinished, 'wx', 0o600));
  try {
    const client = open(file);
    try {
      await client.execute({ sql: 'VACUUM INTO ?1', args: [unfinished] });
    } finally {
      client.close();
    }
    await requireWhole(unfinished);
    const written = openSync(unfinished, 'r+');
    fsyncSync(written);
    closeSync(written);
    renameSync(unfinished, path);
  } finally {
    for (const end of ['', '-wal', '-shm', '-journal']) rmSync(unfinished + end, { force: true });
  }
}

try {
  await requireWhole(file);
  if (copy !== undefined) await makeCopy(copy);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
