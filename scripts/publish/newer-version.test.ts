/** @jest-environment node */
import { fakeIssues } from './fake-issues';
import { reportVersion } from './newer-version.mjs';

const source = 'https://github.com/ana/sitio';
const tags = ['v2.0.0-rc', 'v1.10.0', 'v1.9.3', 'v1.2.0', 'beta'].map((tag) => `abc\trefs/tags/${tag}\n`);
const { gh, open } = fakeIssues();

/** A fake `git` that lists the tags of one repository, the newest first. */
function git(...asked: string[]): string {
  if (asked.at(-1) !== source || !asked.includes('--sort=-v:refname'))
    throw new Error('repository not found');
  return tags.join('');
}

const issuesAt = (version: string, repository = 'github:ana/sitio') => {
  reportVersion({ git, gh }, { version, repository });
  return open();
};

test('an older copy gets one issue with both versions and the steps, until it has the newest', () => {
  issuesAt('1.9.3');
  const [issue, ...more] = issuesAt('1.9.3');
  expect(more).toEqual([]);
  expect(issue?.title).toBe('Hay una versión nueva del programa de tu sitio');
  expect(issue?.body).toContain('la versión 1.9.3, y ya salió la 1.10.0');
  expect(issue?.body).toContain(`${source}/blob/v1.10.0/CHANGELOG.md`);
  expect(issue?.body).not.toMatch(/\{\w+\}/);
  expect(issuesAt('1.10.0')).toEqual([]);
});

test.each(['github:OWNER/REPOSITORY', 'github:ana/se-fue'])(
  'no issue is opened while the source is %s, a placeholder or gone',
  (repository) => expect(issuesAt('1.0.0', repository)).toEqual([]),
);
