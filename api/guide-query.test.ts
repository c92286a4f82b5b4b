/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { sampleRequest as ana } from '@/lib/lead/sample-request';
import { accept } from './testing/accept';
import { memoryLeads } from './testing/memory-leads';

/* The query with which the owner copies all leads out of Cloudflare's console into a spreadsheet. */

const guide = readFileSync('docs/es/guia.md', 'utf8');
const query = /```sql\n([^]*?)```/.exec(guide)?.[1] ?? '';

test.each([
  ...['=1+1', '+1', '-1', '@SUM(1)', ' =1', '\t=1', '\n=1', '\r\n=1', '\u00a0=1', '"=1', "'=1", '\u3000+1'],
  ...['＝1', '＋1', '－1', '＠SUM(1)', 'hola\n=HYPERLINK("https://malo.example")', 'hola\t=1', 'hola\r=1'],
])('the guide’s query gives a spreadsheet no formula for the message %j', async (message) => {
  const leads = memoryLeads();
  await accept(leads, { ...ana, name: `x${message}`, message }, Date.now());
  const [row] = await leads.database.read([query]);
  for (const text of [row?.nombre, row?.mensaje].map(String))
    for (const cell of text.split(/[\t\r\n]/)) expect(cell).not.toMatch(/^[\s"]*[=+\-@＝＋－＠]/);
});

test('the guide’s query gives each lead with what was written', async () => {
  const leads = memoryLeads();
  await accept(leads, { ...ana, message: 'Hola,\nsoy yo' }, Date.parse('2026-11-23T14:00:00Z'), '/');
  expect(await leads.database.read([query])).toEqual([
    {
      ...{ fecha: '2026-11-23 09:00:00', nombre: ana.name, celular: ana.phone, correo: ana.email },
      ...{ servicios: ana.services, mensaje: 'Hola, soy yo', pagina: '/', veces: 1, contacto: 1 },
    },
  ]);
});
