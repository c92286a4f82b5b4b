/** @typedef {import('./issues.mjs').Program} Program */

/** Commits as GitHub's own program. */
const bot = [
  '-c',
  'user.name=github-actions[bot]',
  '-c',
  'user.email=41898282+github-actions[bot]@users.noreply.github.com',
];

/** The year in Colombia. @param {number} time milliseconds since 1970, UTC */
const yearAt = (time) => new Date(time - 5 * 3_600_000).getUTCFullYear();

/**
 * Makes an empty commit, which the host publishes, if the year has changed since the last commit: the seasons that the site
 * shows follow from the year of its build.
 * @param {{ git: Program, gh: Program }} programs
 * @param {number} now milliseconds since 1970, UTC
 */
export function turnYear({ git, gh }, now) {
  const year = yearAt(now);
  if (yearAt(1_000 * Number(git('log', '-1', '--format=%ct'))) === year) return;
  git(...bot, 'commit', '--allow-empty', '--message', `El sitio pasa al año ${year}`);
  gh('auth', 'setup-git');
  git('push');
}
