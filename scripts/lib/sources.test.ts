/** @jest-environment node */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { mirror, sourceFiles, sourceHash } from './sources.mjs';

const noon = new Date('2025-08-12T17:00:00Z');

function project(files: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), 'project-'));
  for (const [file, content] of Object.entries(files)) write(root, file, content);
  return root;
}

function write(root: string, file: string, content: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), content);
}

test('what tools make is no source', () => {
  const root = project({
    'app/page.tsx': '',
    'node_modules/a/index.js': '',
    'out/index.html': '',
    '.next/x': '',
    'data/leads.db': '',
    'a.tsbuildinfo': '',
  });
  expect(sourceFiles(root)).toEqual([join('app', 'page.tsx')]);
});

test('the hash changes with a source, a setting and the year in Bogotá, and with nothing else', () => {
  const root = project({ 'app/page.tsx': 'one', 'e2e/a.spec.ts': '', 'README.md': '' });
  const before = sourceHash(root, {}, noon);
  write(root, 'README.md', 'changed');
  write(root, 'e2e/a.spec.ts', 'changed');
  expect(sourceHash(root, { OTHER: 'x' }, new Date('2026-01-01T04:59:00Z'))).toBe(before);
  expect(sourceHash(root, {}, new Date('2026-01-01T05:00:00Z'))).not.toBe(before);
  expect(sourceHash(root, { NEXT_PUBLIC_SITE_URL: 'https://a.example' }, noon)).not.toBe(before);
  write(root, 'app/page.tsx', 'two');
  expect(sourceHash(root, {}, noon)).not.toBe(before);
});

test('a mirror follows its sources and keeps what was made in it', () => {
  const root = project({ 'app/page.tsx': 'one', 'app/old.tsx': '', '.env.local': 'SECRET=1' });
  const copy = join(root, '.run', 'test');
  mirror(root, copy);
  write(copy, 'out/index.html', 'built');
  rmSync(join(root, 'app/old.tsx'));
  write(root, 'app/page.tsx', 'two');
  mirror(root, copy);
  expect(readFileSync(join(copy, 'app/page.tsx'), 'utf8')).toBe('two');
  expect(existsSync(join(copy, 'app/old.tsx'))).toBe(false);
  expect(existsSync(join(copy, '.env.local'))).toBe(false);
  expect(existsSync(join(copy, 'out/index.html'))).toBe(true);
});
