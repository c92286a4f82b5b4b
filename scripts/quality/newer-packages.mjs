import { spawnSync } from 'node:child_process';

/*
 * Installs the newest versions of the same majors of one group of packages. What must move together is a group, and
 * what our checks know by heart (the framework's output, the editor's script) is apart from all others.
 */

/** @type {Readonly<Record<string, RegExp>>} */
const groups = {
  next: /^(@?next(\/.*)?|eslint-config-next|react|react-dom|@types\/react(-dom)?)$/,
  sveltia: /^@sveltia\/cms$/,
};

/** A harmful version is mostly found and taken back within days, so younger ones wait; npm knows the option from 11.10 on. */
const age = '--min-release-age=7';

/** npm's arguments that list newer versions, and that install some of them. */
export const commands = {
  outdated: ['outdated', '--json', age],
  install: (/** @type {string[]} */ newer) => ['install', '--save-exact', age, ...newer],
};

/** @param {string} name of a package */
function groupOf(name) {
  return Object.keys(groups).find((group) => groups[group]?.test(name)) ?? 'others';
}

/**
 * @param {Readonly<Record<string, { wanted?: string, latest: string }>>} outdated what `npm outdated --json` prints
 * @param {string} group
 * @returns {string[]} `name@version` of the group's packages that have a newer version of the same major
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
