import { setTimeout as delay } from 'node:timers/promises';
import { syncIssue, textOf } from './issues.mjs';

/**
 * Checks the site's health: three failures in a row open an issue, and a healthy answer closes it.
 * @param {import('./issues.mjs').Program} gh
 * @param {string} address origin of the site; if it is empty, nothing is checked
 * @param {number} [pause] milliseconds between two tries
 */
export async function watch(gh, address, pause = 5 * 60_000) {
  if (address === '') return;
  let cause = await causeOf(address);
  for (let tries = 1; cause !== undefined && tries < 3; tries += 1) {
    await delay(pause);
    cause = await causeOf(address);
  }
  const text = cause === undefined ? undefined : textOf(`health-${cause}`, { address });
  const wanted = text && { ...text, body: `${text.body}\n\n${textOf('end-of-health').body}` };
  syncIssue(gh, 'salud', wanted, { resolved: '✓ Todo está bien otra vez.' });
}

/**
 * The cause of a failure: one that has a text in `issues.md`, or `site` if the answer is not our API's.
 * @param {string} address
 * @returns {Promise<string | undefined>} undefined if the site is healthy
 */
async function causeOf(address) {
  try {
    const response = await fetch(new URL('/api/health', address), { signal: AbortSignal.timeout(30_000) });
    const { status, cause } = await response.json();
    if (response.ok && status === 'ok') return undefined;
    return textOf(`health-${cause}`).title === '' ? 'site' : cause;
  } catch {
    return 'site';
  }
}
