import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

/**
 * Runs work that must not run twice at once in one folder. A second command waits, and says that it waits for `what`.
 * @type {<Result>(file: string, what: string, work: () => Promise<Result>) => Promise<Result>}
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

/** Takes the lock by writing this process's id into the file. @param {string} file */
function take(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error;
  }
  try {
    const pid = Number(readFileSync(file, 'utf8'));
    // The file is empty while another command is still writing its id.
    if (pid > 0) process.kill(pid, 0);
  } catch (error) {
    // Removes the lock of a command that was killed.
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ESRCH') rmSync(file, { force: true });
  }
  return false;
}
