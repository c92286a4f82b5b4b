import { isAtLeast } from '../lib/packages.mjs';
import { syncIssue, textOf } from './issues.mjs';

/**
 * Keeps an issue open while the repository that this copy was made from has a newer version; silent while that is a
 * placeholder.
 * @param {{ git: import('./issues.mjs').Program, gh: import('./issues.mjs').Program }} programs
 * @param {object} copy
 * @param {string} copy.version
 * @param {string} copy.repository as in package.json
 */
export function reportVersion({ git, gh }, { version, repository }) {
  if (repository === 'github:OWNER/REPOSITORY') return;
  const source = repository.replace('github:', 'https://github.com/');
  const newest = newestVersion(git, source);
  if (newest === undefined) return;
  const wanted = isAtLeast(version, newest)
    ? undefined
    : textOf('newer-version', { version, newest, source });
  const resolved = `✓ Tu sitio ya tiene la versión ${version}.`;
  syncIssue(gh, 'versión', wanted, { resolved, news: `v${newest}` });
}

/** The newest `v…` tag of a repository, without its v. @param {import('./issues.mjs').Program} git @param {string} source */
function newestVersion(git, source) {
  try {
    const newestFirst = git('ls-remote', '--tags', '--refs', '--sort=-v:refname', source);
    return /\trefs\/tags\/v(\d+\.\d+\.\d+)$/m.exec(newestFirst)?.[1];
  } catch {
    // The owner can't mend a source repository that doesn't answer, so she gets no notice of it.
    return undefined;
  }
}
