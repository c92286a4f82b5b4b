import { readdirSync, readFileSync } from 'node:fs';
import { syncIssue } from './issues.mjs';

/** Addresses of norms and of other sources in the data and in the list for the owner to confirm, without their anchors. */
export function citedAddresses() {
  const folders = ['content', 'content/tax-calendar'];
  const data = folders.flatMap((folder) => readdirSync(folder).map((file) => `${folder}/${file}`));
  const files = ['docs/es/por-confirmar.md', ...data.filter((file) => file.endsWith('.json'))];
  const cited = files.flatMap((file) => readFileSync(file, 'utf8').match(/https:\/\/[^\s"'»)#]+/g) ?? []);
  return [...new Set(cited)];
}

/**
 * The addresses whose page is gone, by a 404 or 410 of their own or of where they lead. Silence and other errors pass.
 * @param {readonly string[]} addresses
 * @param {number} [wait] most milliseconds for an answer
 */
export async function goneAmong(addresses, wait = 20_000) {
  const gone = [];
  for (const address of addresses) {
    const answer = await fetch(address, { signal: AbortSignal.timeout(wait) }).catch(() => undefined);
    await answer?.body?.cancel();
    if (answer && [404, 410].includes(answer.status)) gone.push(address);
  }
  return gone;
}

/**
 * Keeps an issue with the cited addresses that are gone.
 * @param {import('./issues.mjs').Program} gh
 * @param {string} gone addresses between blanks
 */
export function reportGone(gh, gone) {
  const list = gone.split(' ').map((address) => `- ${address}`);
  const body = `These pages answer 404 or 410. Find where each is now, and write that address where it is cited.\n\n${list.join('\n')}`;
  const wanted = gone === '' ? undefined : { title: 'Cited pages are gone', body };
  syncIssue(gh, 'links', wanted, { resolved: 'Every cited page answers.', news: gone });
}
