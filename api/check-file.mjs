import { createClient } from '@libsql/client';
import { closeSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

/*
 * `node check-file.mjs FILE [COPY]` checks a database and makes an intact copy of it; it exits with 1 and the reason
 * on failure. It is a process of its own, so that no lead waits for it.
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
  // Mode 0600 holds from the first byte, because SQLite fills an existing empty file.
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
