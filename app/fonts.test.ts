/** @jest-environment node */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';

const folder = 'app/fonts';
const fonts = readdirSync(folder).filter((file) => file.endsWith('.woff'));

/** Returns the name table of a WOFF 1.0 file (W3C recommendation, sections 4 and 5) as text. */
function nameTable(font: Buffer): string {
  const tables = Array.from({ length: font.readUInt16BE(12) }, (_, index) => 44 + 20 * index);
  const entry = tables.find((place) => font.toString('latin1', place, place + 4) === 'name');
  if (entry === undefined) throw new Error('no name table');
  const [offset, packed, whole] = [4, 8, 12].map((field) => font.readUInt32BE(entry + field));
  const table = font.subarray(offset, (offset ?? 0) + (packed ?? 0));
  return (packed === whole ? table : inflateSync(table)).toString('latin1').replaceAll('\0', '');
}

test.each(fonts)('%s keeps the URL of its licence', (file) => {
  expect(nameTable(readFileSync(join(folder, file)))).toMatch(/openfontlicense\.org|scripts\.sil\.org\/OFL/);
});
