import { execFileSync } from 'node:child_process';
import { syncIssue, textOf } from './issues.mjs';

/**
 * Address of the repository that copies are made from.
 * @param {string} repository as in package.json
 * @returns {string | undefined} undefined while it is a placeholder
 */
export function sourceOf(repository) {
  return repository === 'github:OWNER/REPOSITORY'
    ? undefined
    : repository.replace('github:', 'https://github.com/');
}

/**
 * Keeps an issue open while the source repository has a newer version than this copy.
 * @param {import('./issues.mjs').Program} gh
 * @param {object} copy
 * @param {string} copy.version
 * @param {string | undefined} copy.source address of the source repository, if it is known
 * @param {string} copy.assignee login that GitHub mails
 */
export function reportVersion(gh, { version, source, assignee }) {
  const newest = source === undefined ? undefined : newestVersion(source);
  if (source === undefined || newest === undefined) return;
  const isNewer = compare(newest, version) > 0;
  const wanted = isNewer ? textOf('newer-version', { version, newest, source }) : undefined;
  const resolved = `✓ Tu sitio ya tiene la versión ${version}.`;
  syncIssue(gh, 'versión', wanted, { resolved, assignee, news: `v${newest}` });
}

/** The newest `v…` tag of a repository, without its v. @param {string} source */
function newestVersion(source) {
  try {
    const tags = execFileSync('git', ['ls-remote', '--tags', '--refs', source], {
      ...{ encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] },
      env: { ...process.env, GIT_TERMINAL_PROMPT: '0' },
    });
    const versions = [...tags.matchAll(/\trefs\/tags\/v(\d+\.\d+\.\d+)$/gm)].map(
      ([, version = '']) => version,
    );
    return versions.sort(compare).at(-1);
  } catch {
    // The owner can't mend a source repository that doesn't answer, so she gets no notice of it.
    return undefined;
  }
}

/** Orders versions. @type {(a: string, b: string) => number} */
const compare = (a, b) => a.localeCompare(b, 'en', { numeric: true });
