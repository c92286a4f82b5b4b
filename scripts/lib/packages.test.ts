/** @jest-environment node */
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isAtLeast, isInstalled } from './packages.mjs';

const wanted = {
  '': { version: '1.0.0' },
  'node_modules/a': { version: '1.0.0' },
  'node_modules/mac-only': { version: '1.0.0', optional: true },
};

function project(present?: object): string {
  const root = mkdtempSync(join(tmpdir(), 'packages-'));
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages: wanted }));
  if (present !== undefined) {
    mkdirSync(join(root, 'node_modules'));
    writeFileSync(join(root, 'node_modules/.package-lock.json'), JSON.stringify({ packages: present }));
  }
  return root;
}

test('asks for an installation where packages are missing or of another version, and not where they are complete', () => {
  expect(isInstalled(project())).toBe(false);
  expect(isInstalled(project({ 'node_modules/a': { version: '0.9.0' } }))).toBe(false);
  expect(isInstalled(project({ 'node_modules/a': { version: '1.0.0' } }))).toBe(true);
});

test.each([
  ['20.19.0', '20.19', true],
  ['20.9.0', '20.19', false],
  ['22.1.0', '20.19', true],
  ['18.20.0', '20.19', false],
])('Node %s is enough where %s is needed: %s', (version, atLeast, enough) => {
  expect(isAtLeast(version, atLeast)).toBe(enough);
});
