import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { npm } from '../lib/run.mjs';

/*
 * `newer-packages.mjs <group>` moves one group of packages to newer versions of their own majors, in package.json and its
 * lockfile; nothing is installed. npm itself leaves out versions that this Node is too old for.
 */

/**
 * Packages that must be updated together are a group. The framework and the editor are groups of their own, because our
 * checks depend on their output.
 * @type {Readonly<Record<string, RegExp>>}
 */
const groups = {
  next: /^(@?next(\/.*)?|eslint-config-next|react|react-dom|@types\/react(-dom)?)$/,
  sveltia: /^@sveltia\/cms$/,
};

const [group = ''] = process.argv.slice(2);
const folder = group === 'tools' ? 'tools' : '.';
const groupOf = (/** @type {string} */ name) =>
  Object.keys(groups).find((each) => groups[each]?.test(name)) ?? (folder === 'tools' ? 'tools' : 'others');

const { dependencies, devDependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
/** @type {[name: string, version: string][]} */
const pinned = Object.entries({ ...dependencies, ...devDependencies });
const wanted = pinned
  .filter(([name]) => groupOf(name) === group)
  .map(([name, version]) => `${name}@>=${version} <${parseInt(version) + 1}`);

/** Most harmful versions are withdrawn within days. */
const weekAgo = new Date(Date.now() - 7 * 24 * 60 * 60_000).toISOString();
const move = (/** @type {string[]} */ ...args) =>
  npm([...args, '--package-lock-only', '--save-exact', '--before', weekAgo], { cwd: folder });

process.exitCode = await move('install', ...wanted);
// The packages of packages belong to no group, so one group moves them all.
if (process.exitCode === 0 && !(group in groups)) process.exitCode = await move('update');
