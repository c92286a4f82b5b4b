/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unreadableData } from './unreadable-data';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'content-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const report = (bytes: Buffer | string) => {
  writeFileSync(join(folder, 'site.json'), bytes);
  return unreadableData(folder).join('\n').replace(folder, 'content');
};

test.each([
  ['as it should be', '{\n  "name": "D’Angelo"\n}\n'],
  ['with the mark that the Notepad puts first', '\uFEFF{ "name": "Ana" }'],
  ['with the line ends of Windows', '{\r\n  "name": "Ana"\r\n}\r\n'],
])('a file %s is no mistake', (_, text) => {
  expect(report(text)).toBe('');
});

test.each([
  ['an inner quote', '{\n  "name": "El "Roble""\n}', 'content/site.json, línea 2: sobra o falta un signo'],
  ['a lost comma', '{\n  "one": 1\n  "two": 2\n}', 'content/site.json, línea 3: sobra o falta un signo'],
  ['a comma behind the last', '{\n  "one": 1,\n}', 'content/site.json, línea 2: sobra o falta'],
  ['UTF-16', Buffer.from('\uFEFF{ "one": 1 }', 'utf16le'), 'content/site.json: no se puede leer.'],
])('%s is reported with its file and line, where these are known', (_, text, said) => {
  expect(report(text)).toContain(said);
});
