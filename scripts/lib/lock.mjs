import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

/**
 * Does a piece of work that two commands must not do at once in one folder; the second waits.
 * @template Result
 * @param {string} file says who is at it
 * @param {string} what what is being done, for whoever waits
 * @param {() => Promise<Result>} work
 * @returns {Promise<Result>}
 */
export async function withLock(file, what, work) {
  mkdirSync(dirname(file), { recursive: true });
  for (let announced = false; !take(file); announced = true) {
    if (!announced) console.log(`Otro comando ya está en esto: ${what}. Espero a que termine…`);
    await delay(300);
  }
  const release = () => rmSync(file, { force: true });
  process.once('exit', release);
  try {
    return await work();
  } finally {
    process.off('exit', release);
    release();
  }
}

/** @param {string} file */
function take(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error;
  }
  if (isAbandoned(file)) rmSync(file, { force: true });
  return false;
}

/**
 * Left behind by a command that was killed: nobody's any more.
 * @param {string} file
 */
function isAbandoned(file) {
  try {
    const pid = Number(readFileSync(file, 'utf8'));
    // An empty file is one that is being written this instant.
    if (pid > 0) process.kill(pid, 0);
    return false;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'ESRCH';
  }
}
