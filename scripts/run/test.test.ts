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
  const scripts = {
    lint: 'node -e 0',
    unit: 'node -p 42 && node -e "process.exit(2)"',
    'alternate-build': 'node -e "process.exit(1)"',
    'alternate-journeys': 'node -e 0',
  };
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ type: 'module', engines: { node: '>=20' }, scripts }),
  );
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Runs `npm test -- <names>` in a project where `lint` holds and `unit` and `alternate-build` fail. */
function runChecks(names: string) {
  // No check here needs a browser, so none is looked for or installed.
  const env = { ...process.env, CHROMIUM_PATH: process.execPath };
  return spawnSync(process.execPath, ['scripts/run/test.mjs', ...names.split(' ')], {
    ...{ cwd: folder, env, encoding: 'utf8' as const },
  });
}

test.each([
  ['lint', 0, /\n✓ lint \(\d+ s\)\n$/],
  ['unit lint', 1, /\n42\n[^]*\n✗ unit \(\d+ s\)\n✓ lint \(\d+ s\)\n$/],
  ['alternate-journeys', 1, /\n✗ alternate-build \(\d+ s\)[^]*\n✗ alternate-journeys: no se ejecutó\n$/],
  ['nothing', 1, /«nothing» no es una prueba/],
])('`npm test -- %s` ends with exit code %i and says how each check went', (names, code, said) => {
  const { status, stdout, stderr } = runChecks(names);
  expect([status, stdout + stderr]).toEqual([code, expect.stringMatching(said)]);
});
