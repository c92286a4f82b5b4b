/** @jest-environment node */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unreadableData } from './unreadable-data';

const folder = mkdtempSync(join(tmpdir(), 'content-'));

test.each([
  ['as it should be', '{\n  "name": "D’Angelo"\n}\n', ''],
  ['with the mark that the Notepad puts first', '\uFEFF{ "name": "Ana" }', ''],
  ['with an inner quote', '{\n  "name": "El "Roble""\n}', 'site.json, línea 2: sobra o falta un signo'],
  ['with a lost comma', '{\n  "one": 1\n  "two": 2\n}', 'site.json, línea 3: sobra o falta un signo'],
  ['with a comma behind the last', '{\n  "one": 1,\n}', 'site.json, línea 2: sobra o falta'],
  ['in UTF-16', Buffer.from('\uFEFF{ "one": 1 }', 'utf16le'), 'site.json: no se puede leer.'],
])('a file %s is reported with its line, where that is known', (_, bytes, said) => {
  writeFileSync(join(folder, 'site.json'), bytes);
  expect(unreadableData(folder)).toEqual(said === '' ? [] : [expect.stringContaining(said)]);
});
