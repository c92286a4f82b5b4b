/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { encodingMistakes } from './content-encoding';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'content-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const source = "export const words = {\n  title: 'Contadora Pública',\n};\n";
const told = (bytes: Buffer | string) => {
  writeFileSync(join(folder, 'site.ts'), bytes);
  return encodingMistakes(folder).join('\n');
};

test.each([
  ['as it should be', source],
  ['with the mark that the Notepad puts first', `\uFEFF${source}`],
  ['with the line ends of Windows', source.replaceAll('\n', '\r\n')],
  ['with emoji and «printed» signs', source.replace('Pública', '«Pública» ’ 🇨🇴 Â É')],
])('a file %s is no mistake', (_, text) => {
  expect(told(text)).toBe('');
});

test('a file in the old encoding of Windows is told with its line', () => {
  expect(told(Buffer.from(source, 'latin1'))).toContain('site.ts, línea 2: aquí se dañaron las tildes');
});

test('accents that another program misread are told with their line', () => {
  expect(told(Buffer.from(source).toString('latin1'))).toContain('línea 2: aquí se dañaron las tildes');
});

test('a file in UTF-16 is told how to be saved', () => {
  expect(told(Buffer.from(`\uFEFF${source}`, 'utf16le'))).toContain('codificación UTF-8');
});
