/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { sampleRequest as ana } from '@/lib/lead/sample-request';
import { runCron } from './cron';
import { accept } from './testing/accept';
import { memoryLeads } from './testing/memory-leads';

const HOUR_MS = 3_600_000;

/* Tests the statements that the guides tell the owner to paste into Cloudflare's console. */

const sqlOf = (guide: string) =>
  /```sql\n([^]*?)```/.exec(readFileSync(`docs/es/${guide}.md`, 'utf8'))?.[1] ?? '';
/** Copies all leads into a spreadsheet. */
const query = sqlOf('guia');

test.each([
  '=1+1',
  '+1',
  '-1',
  '@SUM(1)',
  ' =1',
  '\t=1',
  '\n=1',
  '\r\n=1',
  '\u00a0=1',
  '"=1',
  "'=1",
  '\u3000+1',
  '＝1',
  '＋1',
  '－1',
  '＠SUM(1)',
  'hola\n=HYPERLINK("https://malo.example")',
  'hola\t=1',
  'hola\r=1',
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
      fecha: '2026-11-23 09:00:00',
      nombre: ana.name,
      celular: ana.phone,
      correo: ana.email,
      servicios: ana.services,
      mensaje: 'Hola, soy yo',
      pagina: '/',
      veces: 1,
      contacto: 1,
    },
  ]);
});

test('the helper’s statement hides all leads of one address, which are erased after 48 hours', async () => {
  const leads = memoryLeads();
  const now = Date.now();
  const typed = ['ana@correo.co', ' ANA@Correo.co', 'Ana Peña <ana@correo.co>', 'mailto:ana@correo.co'];
  for (const email of [...typed, 'mariana@correo.co', 'ana@correo.com'])
    await accept(leads, { ...ana, email }, now);
  const [hidden] = await leads.database.write([[sqlOf('ayuda')]]);
  expect(hidden?.map(({ correo }) => correo)).toEqual(typed);
  const kept = async () => (await leads.list()).map(({ email }) => email);
  expect(await kept()).toEqual(['ana@correo.com', 'mariana@correo.co']);
  const tick = (later: number) => runCron(leads, { now: () => now + later, log: () => undefined });
  await tick(48 * HOUR_MS - 60_000);
  expect((await leads.count({ withHidden: true })).total).toBe(6);
  await tick(48 * HOUR_MS + 60_000);
  expect((await leads.count({ withHidden: true })).total).toBe(2);
});
