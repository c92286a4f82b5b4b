/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

let folder: string;
beforeEach(() => {
  // The folder is inside the project, so that the command finds the packages.
  mkdirSync('.run', { recursive: true });
  folder = mkdtempSync('.run/checks-');
  cpSync('scripts/lib', join(folder, 'scripts/lib'), { recursive: true });
  cpSync('scripts/run/test.mjs', join(folder, 'scripts/run/test.mjs'));
  const checks = { holds: { command: 'node -e 0' }, fails: { command: 'node -e process.exit(2)' } };
  const scripts = Object.fromEntries(Object.keys(checks).map((name) => [name, 'wireit']));
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ type: 'module', engines: { node: '>=20' }, scripts, wireit: checks }),
  );
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Runs `npm test -- <names>` in a project with a check that holds and one that fails. */
function runChecks(names: string) {
  // No check here needs a browser, so none is looked for or installed.
  const env = { ...process.env, CHROMIUM_PATH: process.execPath };
  return spawnSync(process.execPath, ['scripts/run/test.mjs', ...names.split(' ')], {
    ...{ cwd: folder, env, encoding: 'utf8' as const },
  });
}

test.each([
  ['holds', 0, '✓ holds'],
  ['fails holds', 1, '✗ fails\n✓ holds'],
  ['nothing', 1, '«nothing» no es una prueba'],
])('`npm test -- %s` ends with exit code %i and says how each check went', (names, code, said) => {
  const { status, stdout, stderr } = runChecks(names);
  expect([status, stdout + stderr]).toEqual([code, expect.stringContaining(said)]);
});
