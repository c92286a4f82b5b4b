/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { reportVersion, sourceOf } from './newer-version.mjs';

let source: string;
const git = (...args: string[]) =>
  execFileSync('git', ['--git-dir', source, ...args], { encoding: 'utf8' }).trim();
beforeEach(() => {
  source = mkdtempSync(join(tmpdir(), 'source-'));
  git('init', '--bare', '--quiet');
  const author = ['-c', 'user.name=a', '-c', 'user.email=a@a.co'];
  const commit = git(
    ...author,
    'commit-tree',
    '-m',
    'first',
    git('hash-object', '-w', '-t', 'tree', '/dev/null'),
  );
  for (const tag of ['v1.2.0', 'v1.9.3', 'v1.10.0', 'beta', 'v2.0.0-rc']) git('tag', tag, commit);
});
afterEach(() => rmSync(source, { recursive: true }));

let issues: { title: string; body: string }[] = [];
/** A fake `gh` that keeps the issue which is opened, edited and closed. */
function gh(...[, verb = '', ...rest]: string[]): string {
  const option = (name: string) => rest[rest.indexOf(`--${name}`) + 1] ?? '';
  if (verb === 'create' || verb === 'edit') issues = [{ title: option('title'), body: option('body') }];
  if (verb === 'close') issues = [];
  return JSON.stringify(issues.map((issue) => ({ ...issue, number: 1 })));
}
const compareWith = (from: string | undefined, version: string) => {
  reportVersion(gh, { version, source: from, assignee: 'ana' });
  return issues;
};

test('an older copy gets one issue with both versions and the steps, until it has the newest', () => {
  compareWith(source, '1.9.3');
  const [issue, ...more] = compareWith(source, '1.9.3');
  expect(more).toEqual([]);
  expect(issue?.title).toBe('Hay una versión nueva del programa de tu sitio');
  expect(issue?.body).toContain('la versión 1.9.3, y ya salió la 1.10.0');
  expect(issue?.body).toContain(`${source}/blob/v1.10.0/CHANGELOG.md`);
  expect(issue?.body).not.toMatch(/\{\w+\}/);
  expect(compareWith(source, '1.10.0')).toEqual([]);
});

test('no issue is opened while the source is a placeholder, and none while it doesn’t answer', () => {
  expect(sourceOf('github:OWNER/REPOSITORY')).toBeUndefined();
  expect(sourceOf('github:ana/sitio')).toBe('https://github.com/ana/sitio');
  expect(compareWith(undefined, '1.0.0')).toEqual([]);
  expect(compareWith(`${source}-moved`, '1.0.0')).toEqual([]);
});
