import { existsSync, readFileSync } from 'node:fs';
import { citedAddresses, goneAmong, reportGone } from './cited-links.mjs';
import { watch } from './health.mjs';
import { gh, git, syncIssue, textOf } from './issues.mjs';
import { reportVersion } from './newer-version.mjs';
import { noteFile, report } from './publication.mjs';
import { turnYear } from './turn-year.mjs';

/*
 * The workflows run this without any package installed. `report.mjs check success`, `host`, `journeys failure`, `year failure`,
 * `health` and `version` keep the owner's issues; `turn-year` commits. In the source repository, `find-gone` prints the cited
 * addresses that are gone, and `gone '…'` keeps the issue about them.
 */
const [kind, outcome] = process.argv.slice(2);
const { GITHUB_SHA: sha = '', RUN: run = '' } = process.env;
const read = (/** @type {string} */ file) => JSON.parse(readFileSync(file, 'utf8'));

if (kind === 'health') {
  await watch(gh, read('content/site.json').address ?? '');
} else if (kind === 'version') {
  reportVersion({ git, gh }, read('package.json'));
} else if (kind === 'check' || kind === 'host' || kind === 'journeys') {
  const note = kind === 'check' && existsSync(noteFile) ? read(noteFile) : undefined;
  report(gh, { sha, kind, passed: outcome === 'success', note, run });
} else if (kind === 'year') {
  const wanted = outcome === 'success' ? undefined : textOf('failed-year', { run });
  syncIssue(gh, 'año', wanted, { resolved: '✓ Esta vez salió bien.', news: run });
} else if (kind === 'find-gone') {
  console.log((await goneAmong(citedAddresses())).join(' '));
} else if (kind === 'gone') {
  reportGone(gh, outcome ?? '');
} else if (kind === 'turn-year') {
  turnYear({ git, gh }, Date.now());
}
