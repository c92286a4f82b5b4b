import Sqlite from 'libsql';
import { execFile } from 'node:child_process';
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openLeads } from '@/api/node';
import { hide } from '@/api/soft-delete';
import { sampleRequest as ana } from '@/lib/lead/sample-request';
import { accept } from '@/api/testing/accept';

/* `npm run leads` with the owner's arguments, on a file. */

let folder: string;
let database: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'owner-'));
  database = join(folder, 'leads.db');
});
afterEach(() => rmSync(folder, { recursive: true }));

async function store(...all: Partial<typeof ana>[]): Promise<void> {
  const leads = openLeads(database);
  for (const lead of all) await accept(leads, { ...ana, ...lead }, Date.now());
  await leads.database.close();
}

/** Output of the command; `answer` is typed at its question. */
function leads(args: readonly string[], answer = ''): Promise<string> {
  return new Promise((resolve) => {
    const options = { env: { ...process.env, LEADS_DB: database } };
    const command = ['--import', 'tsx', 'scripts/owner/leads.ts', ...args];
    const { stdin } = execFile(process.execPath, command, options, (_error, stdout, stderr) =>
      resolve(stdout + stderr),
    );
    stdin?.end(answer);
  });
}

/** Whether a text is in any file beside the database, the list of the forgotten included. */
const isOnDisk = (text: string) =>
  readdirSync(folder).some((name) => readFileSync(join(folder, name)).includes(text));

test('deletes by number only when it was agreed, after having shown what', async () => {
  await store({ message: 'uno' }, { message: 'dos' }, { message: 'tres' });
  expect(await leads(['--delete', '1-2'])).toMatch(/uno[^]*No se borró nada/);
  expect(await leads(['--delete', '1-2'], 's\n')).toContain('Se borraron 2 contactos');
  expect(await leads([])).toMatch(/tres[^]*\n1 contacto, 1 sin atender/);
  expect(await leads(['--delete', '2-1'])).toContain('--delete 12-480');
}, 60_000);

test('exports and forgets a person however the e-mail was typed, offers who has the phone, and a copy brings nobody back', async () => {
  await store(
    { name: 'Inolvidable' },
    { email: 'mailto:ANA@correo.example.', message: 'otra' },
    { email: 'trabajo@correo.example', message: 'mismo celular' },
    { email: 'luz@correo.example', phone: '3119999999', message: 'ajena' },
  );
  const opened = openLeads(database);
  await hide(opened, [1], Date.now());
  await opened.database.close();
  expect(await leads(['--export', 'ana@correo.example'])).toMatch(/otra[^]*Inolvidable/);
  await leads(['--backup', join(folder, 'copia.db')]);
  const said = await leads(['--forget', 'ana@correo.example'], 's\n');
  expect(said).toMatch(/mismo celular[^]*✓ Se borraron 3 contactos[^]*hasta el \d+ de \w+ de \d+/);
  copyFileSync(join(folder, 'copia.db'), database);
  rmSync(join(folder, 'copia.db'));
  expect(await leads([])).toMatch(/ajena[^]*\n1 contacto,/);
  expect(isOnDisk('Inolvidable')).toBe(false);
  expect(isOnDisk('luz@correo.example')).toBe(true);
}, 60_000);

test('says that the text of a forgotten one still stands in the log while another program reads', async () => {
  await store({ name: 'Inolvidable' }, { email: 'luz@correo.example' });
  const other = new Sqlite(database);
  other.exec('BEGIN');
  other.prepare('SELECT * FROM leads').all();
  const said = await leads(['--forget', 'ana@correo.example']);
  expect(said).not.toContain('✓');
  expect(said).toContain('otro programa está leyendo el archivo');
  other.exec('ROLLBACK');
  other.close();
  expect(await leads(['--forget', 'luz@correo.example'])).toContain('✓ Se borró 1 contacto');
  expect(isOnDisk('Inolvidable')).toBe(false);
}, 60_000);
