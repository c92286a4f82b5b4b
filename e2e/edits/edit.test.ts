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
  const read = (file: string) => readFileSync(join(root, 'content', file), 'utf8');
  const [data, words] = [read('site.json'), read('contact.ts')];
  apply(
    {
      title: '',
      changes: [
        put('site.json', 'privacy.consent', 'checkbox'),
        put('contact.ts', 'contactWords.submit', 'Mandar'),
      ],
    },
    root,
  );
  expect(read('site.json')).toBe(data.replace('"consent": "notice"', '"consent": "checkbox"'));
  expect(read('contact.ts')).toBe(words.replace(/submit: '[^']+'/, 'submit: "Mandar"'));
});

test('the edits of one build do not undo each other', () => {
  for (const edits of honest) {
    const places = edits.flatMap(({ changes }) =>
      changes.map((change) => `${change.file} ${'field' in change ? change.field : change.from}`),
    );
    expect(places).toEqual([...new Set(places)]);
  }
});
