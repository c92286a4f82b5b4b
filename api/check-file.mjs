import { createClient } from '@libsql/client';
import { closeSync, fsyncSync, openSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

/*
 * `node check-file.mjs FILE [COPY]` checks a database and makes an intact copy of it. It exits with 65 where the file is
 * damaged, and with another code where it could not be checked or copied. It is a process of its own, so that no lead
 * waits for it.
 */

const [file = '', copy] = process.argv.slice(2);

/** Milliseconds after which an unfinished copy was left by a process that died. */
const ABANDONED = 3_600_000;

class Damage extends Error {}

/** @param {string} path */
const open = (path) => createClient({ url: pathToFileURL(path).href, timeout: 5_000 });

/** @param {string} path */
async function requireWhole(path) {
  const client = open(path);
  try {
    const { rows } = await client.execute('PRAGMA quick_check(1)');
    if (rows[0]?.quick_check !== 'ok') throw new Damage(String(rows[0]?.quick_check));
    await client.execute('SELECT COUNT(*) FROM leads');
  } catch (error) {
    const { code = '', message } = /** @type {Error & { code?: string }} */ (error);
    throw /CORRUPT|NOTADB/.test(code) ? new Damage(message) : error;
  } finally {
    client.close();
  }
}

/** @param {string} path */
async function makeCopy(path) {
  const folder = dirname(path);
  for (const name of readdirSync(folder).filter((each) => each.includes('.parcial'))) {
    const { mtimeMs = Infinity } = statSync(join(folder, name), { throwIfNoEntry: false }) ?? {};
    if (Date.now() - mtimeMs > ABANDONED) rmSync(join(folder, name), { force: true });
  }
  // Another process may copy the same file at this moment.
  const unfinished = join(folder, `${basename(path)}.${process.pid}.parcial`);
  // Mode 0600 holds from the first byte, because SQLite fills an existing empty file.
  closeSync(openSync(unfinished, 'w', 0o600));
  try {
    const client = open(file);
    try {
      await client.execute({ sql: 'VACUUM INTO ?1', args: [unfinished] });
    } finally {
      client.close();
    }
    await requireWhole(unfinished).catch((error) => {
      throw new Error(error.message);
    });
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
  process.exit(error instanceof Damage ? 65 : 1);
}
