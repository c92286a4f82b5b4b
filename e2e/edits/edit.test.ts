import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { apply, put } from './edit';
import { honest } from './honest';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'edits-'));
  cpSync('content', join(root, 'content'), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

test('a value takes the place of the one that was there, and nothing else changes', () => {
  const before = readFileSync('content/site.ts', 'utf8');
  apply({ title: '', changes: [put('site.ts', 'site.privacy.consent', 'checkbox')] }, root);
  const after = readFileSync(join(root, 'content', 'site.ts'), 'utf8');
  expect(after).toBe(before.replace("consent: 'notice',", 'consent: "checkbox",'));
});

test('the edits of one build do not undo each other', () => {
  for (const edits of honest) {
    const places = edits.flatMap(({ changes }) =>
      changes.map((change) => `${change.file} ${'field' in change ? change.field : change.from}`),
    );
    expect(places).toEqual([...new Set(places)]);
  }
});
