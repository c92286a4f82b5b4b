import { spawnSync } from 'node:child_process';

/*
 * Installs the newest versions of one group of packages, within their major versions. Packages that must be updated
 * together are a group. The framework and the editor are groups of their own, because our checks depend on their output.
 */

/** @type {Readonly<Record<string, RegExp>>} */
const groups = {
  next: /^(@?next(\/.*)?|eslint-config-next|react|react-dom|@types\/react(-dom)?)$/,
  sveltia: /^@sveltia\/cms$/,
};

/**
 * Leaves out versions younger than a week, because most harmful ones are withdrawn within days. npm has the option
 * from 11.10 on.
 */
const age = '--min-release-age=7';

/** Arguments of npm: to list newer versions, and to install some of them. */
export const commands = {
  outdated: ['outdated', '--json', age],
  install: (/** @type {string[]} */ newer) => ['install', '--save-exact', age, ...newer],
};

/** The group of a package. @param {string} name of the package */
function groupOf(name) {
  return Object.keys(groups).find((group) => groups[group]?.test(name)) ?? 'others';
}

/**
 * Selects the packages of a group that have a newer version of the same major.
 * @param {Readonly<Record<string, { wanted?: string, latest: string }>>} outdated what `npm outdated --json` prints
 * @param {string} group
 * @returns {string[]} `name@version` of each
 */
export function newerOf(outdated, group) {
  return Object.entries(outdated)
    .filter(
      ([name, { wanted = '', latest }]) => groupOf(name) === group && majorOf(wanted) === majorOf(latest),
    )
    .map(([name, { latest }]) => `${name}@${latest}`);
}

const majorOf = (/** @type {string} */ version) => version.split('.')[0];

const [group] = process.argv.slice(2);
if (process.argv[1]?.endsWith('newer-packages.mjs') && group !== undefined) {
  const { stdout } = spawnSync('npm', commands.outdated, { encoding: 'utf8' });
  const newer = newerOf(JSON.parse(stdout || '{}'), group);
  console.log(newer.join('\n') || 'Nothing newer.');
  if (newer.length > 0)
    process.exitCode = spawnSync('npm', commands.install(newer), { stdio: 'inherit' }).status ?? 1;
}
