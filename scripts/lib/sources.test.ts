/** @jest-environment node */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { mirror, sourceFiles } from './sources.mjs';

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
