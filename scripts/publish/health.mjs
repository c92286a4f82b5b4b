import { setTimeout as delay } from 'node:timers/promises';
import { settle, textOf } from './issues.mjs';

/**
 * Reads the site's health and keeps its issue: open while it fails three times within minutes.
 * @param {import('./issues.mjs').Program} gh
 * @param {{ address: string, assignee: string, pause?: number }} what without an address there is nothing to read
 */
export async function watch(gh, { address, assignee, pause = 5 * 60_000 }) {
  if (address === '') return;
  const health = new URL('/api/health', address);
  let cause = await causeOf(health);
  for (let tries = 1; cause !== undefined && tries < 3; tries += 1) {
    await delay(pause);
    cause = await causeOf(health);
  }
  const wanted = cause === undefined ? undefined : textOf(`health-${cause}`, { address });
  settle(gh, 'salud', wanted, { resolved: '✓ Todo está bien otra vez.', assignee });
}

/**
 * What the site says is wrong: `mail`, `storage`, or `site` when it doesn't answer.
 * @param {URL} health
 * @returns {Promise<string | undefined>}
 */
async function causeOf(health) {
  try {
    const response = await fetch(health, { signal: AbortSignal.timeout(30_000) });
    // Pages with another provider's API have no health.
    if (response.status === 404) return undefined;
    return (await response.json()).cause;
  } catch {
    return 'site';
  }
}
