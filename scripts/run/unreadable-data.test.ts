/** @jest-environment node */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unreadableData } from './unreadable-data';

const folder = mkdtempSync(join(tmpdir(), 'content-'));

test.each([
  ['without a mistake', '{\n  "name": "D’Angelo"\n}\n', ''],
  ['with the byte order mark of Windows’ Notepad', '\uFEFF{ "name": "Ana" }', ''],
  [
    'with a quote inside a text',
    '{\n  "name": "El "Roble""\n}',
    'site.json, línea 2: sobra o falta un signo',
  ],
  ['with a missing comma', '{\n  "one": 1\n  "two": 2\n}', 'site.json, línea 3: sobra o falta un signo'],
  ['with a comma after the last entry', '{\n  "one": 1,\n}', 'site.json, línea 2: sobra o falta'],
  ['in UTF-16', Buffer.from('\uFEFF{ "one": 1 }', 'utf16le'), 'site.json: no se puede leer.'],
])('reports a file %s, with its line where that is known', (_, bytes, said) => {
  writeFileSync(join(folder, 'site.json'), bytes);
  expect(unreadableData(folder)).toEqual(said === '' ? [] : [expect.stringContaining(said)]);
});
