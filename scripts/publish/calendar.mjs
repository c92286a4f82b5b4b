import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { createIssue } from './issues.mjs';

/* What the scheduled jobs commit. They may write to the repository, so they run no package. */

/** @typedef {import('./issues.mjs').Program} Program */

/** Commits as GitHub's own program. */
const bot = [
  ...['-c', 'user.name=github-actions[bot]'],
  ...['-c', 'user.email=41898282+github-actions[bot]@users.noreply.github.com'],
];

/** The year in Colombia. @param {number} time milliseconds since 1970, UTC */
const yearAt = (time) => new Date(time - 5 * 3_600_000).getUTCFullYear();

/** Filing year of the season that is proposed each October. @param {number} now milliseconds since 1970, UTC */
export const comingYear = (now) => yearAt(now) + 1;

/**
 * Makes an empty commit, which the host publishes, if the year has changed since the last commit.
 * @param {{ git: Program, gh: Program }} programs
 * @param {object} site
 * @param {number} site.now milliseconds since 1970, UTC
 * @param {string | number} site.activeSeason
 */
export function turnYear({ git, gh }, { now, activeSeason }) {
  const year = yearAt(now);
  if (activeSeason !== 'auto' || yearAt(1_000 * Number(git('log', '-1', '--format=%ct'))) === year) return;
  git(...bot, 'commit', '--allow-empty', '--message', `El sitio pasa a la temporada ${year}`);
  gh('auth', 'setup-git');
  git('push');
}

/**
 * Proposes the coming season in a pull request, or, if the settings forbid that, in an issue with a link.
 * @param {{ git: Program, gh: Program }} programs
 * @param {object} what
 * @param {number} what.now milliseconds since 1970, UTC
 * @param {string} what.folder has `season.patch`, which is empty if the site has the season, and `propuesta.md`
 * @param {string} what.assignee login that GitHub mails
 * @param {string} what.repository its address
 */
export function proposeSeason({ git, gh }, { now, folder, assignee, repository }) {
  const patch = join(folder, 'season.patch');
  const branch = `temporada-${comingYear(now)}`;
  const isProposed = () => git('ls-remote', '--heads', 'origin', branch).trim() !== '';
  if (statSync(patch).size === 0 || isProposed()) return;
  const title = `Temporada ${comingYear(now)}, calculada`;
  const body = readFileSync(join(folder, 'propuesta.md'), 'utf8');
  git('apply', '--include=content/seasons.json', patch);
  git('switch', '--create', branch);
  git(...bot, 'commit', '--all', '--message', title);
  gh('auth', 'setup-git');
  git('push', 'origin', branch);
  try {
    gh('pr', 'create', '--head', branch, '--title', title, '--body', body);
  } catch {
    const link = `${repository}/compare/${branch}?expand=1`;
    const first = `**Primero** abre [la propuesta](${link}) y oprime _Create pull request_.`;
    return createIssue(gh, assignee, { title, body: `${first}\n\n${body}` });
  }
  try {
    gh('pr', 'edit', branch, '--add-assignee', assignee);
  } catch {
    // An organisation can't be assigned.
  }
}
