import { existsSync, readFileSync } from 'node:fs';
import { watch } from './health.mjs';
import { gh } from './issues.mjs';
import { reportVersion, sourceOf } from './newer-version.mjs';
import { noteFile, report, reportJob } from './publication.mjs';

/*
 * The workflows run `report.mjs check success`, `report.mjs host`, `report.mjs journeys failure`, `report.mjs season failure`,
 * `report.mjs year failure`, `report.mjs health` and `report.mjs version`, without any package installed, to keep the
 * owner's issues.
 */
const [kind, outcome] = process.argv.slice(2);
const {
  GITHUB_SHA: sha = '',
  GITHUB_ACTOR: actor = '',
  GITHUB_REPOSITORY_OWNER: owner = '',
  RUN: run,
} = process.env;

/** Login that GitHub mails: the person who pushed, or the repository's owner if a program did. */
const assignee = actor === '' || actor.endsWith('[bot]') ? owner : actor;
const read = (/** @type {string} */ file) => JSON.parse(readFileSync(file, 'utf8'));

if (kind === 'health') {
  await watch(gh, { address: read('content/site.json').address ?? '', assignee });
} else if (kind === 'version') {
  const { version, repository } = read('package.json');
  reportVersion(gh, { version, source: sourceOf(repository), assignee });
} else if (kind === 'check' || kind === 'host' || kind === 'journeys') {
  const note = kind === 'check' && existsSync(noteFile) ? read(noteFile) : undefined;
  report(gh, { sha, assignee, ended: { kind, passed: outcome === 'success', note, run } });
} else if (kind === 'season' || kind === 'year') {
  reportJob(gh, kind, { passed: outcome === 'success', run: run ?? '', assignee });
}
