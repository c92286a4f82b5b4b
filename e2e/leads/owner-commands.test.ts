import Sqlite from 'libsql';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openLeads } from '@/api/node';
import { accept, anybody, notice } from '@/api/testing/accept';
import { sampleRequest as ana } from '@/lib/lead/sample-request';

/* `npm run leads` with each of its options, on a database file. */

let folder: string;
let database: string;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'owner-'));
  database = join(folder, 'leads.db');
  const leads = openLeads(database);
  for (const lead of [
    { name: 'Inolvidable' },
    { email: 'mailto:ANA@correo.example.', message: 'Otrá' },
    { email: 'trabajo@correo.example', message: 'mismo celular' },
    { email: 'luz@correo.example', phone: '3119999999', message: 'ajena' },
  ])
    await accept(leads, { ...ana, ...lead }, Date.now());
  await leads.softDelete([1], Date.now());
  await leads.database.close();
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Runs the command and returns its output. */
function leads(...args: readonly string[]): string {
  return leadsAnswering('', ...args);
}

/** Runs the command, types the answers to its questions, and returns its output. */
function leadsAnswering(input: string, ...args: readonly string[]): string {
  const command = ['--import', 'tsx', 'scripts/owner/leads.ts', ...args];
  const env = { ...process.env, LEADS_DB: database };
  const { stdout, stderr } = spawnSync(process.execPath, command, { env, encoding: 'utf8', input });
  return stdout + stderr;
}

/** True if any file of the folder holds a text, the erasure log included. */
const isOnDisk = (text: string) =>
  readdirSync(folder).some((name) => readFileSync(join(folder, name)).includes(text));

test('lists, finds and exports leads; erases a person by e-mail, and again after a backup is restored', () => {
  expect(leads()).toMatch(/ajena\n[^]*mismo celular\n.*Otrá.*\n\nContactos: 3 /);
  expect(leads('--find', 'OTRA')).toMatch(/^ +2 .*Otrá.*\n\n/);
  leads('--csv', join(folder, 'tabla.csv'));
  expect(readFileSync(join(folder, 'tabla.csv'), 'utf8').split('\r\n')).toHaveLength(5);
  rmSync(join(folder, 'tabla.csv'));
  // A deleted lead is still stored while that can be undone, so it is shown too.
  expect(leads('--email', 'ana@correo.example')).toMatch(/Otrá.*\n.*Inolvidable[^]*Al enviar autorizas/);
  copyFileSync(database, join(folder, 'copia'));
  const said = leads('--forget', 'ana@correo.example');
  expect(said).toMatch(/✓ Contactos borrados de ana@correo.example: 2\.[^]*mismo celular[^]*14 días/);
  copyFileSync(join(folder, 'copia'), database);
  rmSync(join(folder, 'copia'));
  expect(leads()).toMatch(/ajena\n[^]*mismo celular\n\nContactos: 2 /);
  expect(isOnDisk('Inolvidable')).toBe(false);
  expect(isOnDisk('luz@correo.example')).toBe(true);
}, 120_000);

test('says no ✓ while another program keeps an erased lead’s text in the write-ahead log', () => {
  const other = new Sqlite(database);
  // Keeps the file open in WAL mode, as a running `npm start` does.
  other.exec('PRAGMA journal_mode = WAL');
  other.exec('BEGIN');
  other.prepare('SELECT * FROM leads').all();
  expect(leads('--forget', 'ana@correo.example')).toMatch(/^! [^]*otro programa está leyendo/i);
  other.exec('ROLLBACK');
  other.close();
  expect(leads('--forget', 'luz@correo.example')).toMatch(/^✓/);
  expect(isOnDisk('Inolvidable')).toBe(false);
}, 120_000);

test('marks leads as answered, deletes chosen ones or a flood after asking, and backs up the database', async () => {
  expect(leads('--done', '2')).toMatch(/respondido .*Otrá[^]*✓ Anotado/);
  const waiting = leads('--waiting');
  expect(waiting).toContain('ajena');
  expect(waiting).not.toContain('Otrá');
  expect(leads('--since', '2999-01-01')).toMatch(/^\nContactos: 3 \(esperan tu respuesta: 2\)/);
  expect(leads('--since', '2026-13-45')).toContain('«2026-13-45» no es un día');
  expect(leads('--csv', '')).toContain('Falta el archivo');
  expect(leads('--avalancha')).toContain('«--avalancha» va con «--delete»');
  expect(leads('--delete', '99')).toContain('No hay un contacto con el número 99');

  expect(leadsAnswering('no\n', '--delete', '4')).toContain('No se borró nada');
  expect(leadsAnswering('borrar\n', '--delete', '4')).toContain('✓ Contactos borrados: 1.');
  expect(isOnDisk('luz@correo.example')).toBe(false);

  const open = openLeads(database);
  for (let count = 0; count < 12; count += 1)
    await open.admit({ ...ana, message: `avalancha ${count}` }, notice, Date.now(), {
      ...anybody,
      perHour: 0,
    });
  await open.database.close();
  expect(leadsAnswering('borrar\n', '--delete', '--avalancha')).toContain('No se borró nada');
  expect(leadsAnswering('borrar\n11\n', '--delete', '--avalancha')).toContain('No se borró nada');
  expect(leadsAnswering('borrar\n12\n', '--delete', '--avalancha')).toContain('✓ Contactos borrados: 12.');
  expect(leads()).toContain('Contactos: 2 ');

  const copy = join(folder, 'copia.db');
  expect(leads('--backup', copy)).toContain('✓ Copia');
  expect(leads('--backup', copy)).toContain('Ya existe');
  expect(leads('--backup', 'docs/contactos')).toContain('git guardaría');
  if (process.platform !== 'win32') expect(statSync(copy).mode & 0o777).toBe(0o600);
  const copied = openLeads(copy);
  expect((await copied.count()).total).toBe(2);
  await copied.database.close();
}, 240_000);

test('deletes only the flood that the owner confirmed, not who wrote while she typed', async () => {
  const open = openLeads(database);
  const admit = (message: string) =>
    open.admit({ ...ana, message }, notice, Date.now(), { ...anybody, perHour: 0 });
  for (let count = 0; count < 5; count += 1) await admit(`avalancha ${count}`);
  const env = { ...process.env, LEADS_DB: database };
  const command = ['--import', 'tsx', 'scripts/owner/leads.ts', '--delete', '--avalancha'];
  const owner = spawn(process.execPath, command, { env });
  let said = '';
  const ended = once(owner, 'close');
  for await (const chunk of owner.stdout) {
    const before = said;
    said += String(chunk);
    const asks = (question: string) => said.includes(question) && !before.includes(question);
    if (asks('Escribe «borrar»')) owner.stdin.write('borrar\n');
    if (asks('Escribe cuántos son')) {
      await admit('clienta');
      owner.stdin.write('5\n');
    }
  }
  await ended;
  expect(said).toContain('✓ Contactos borrados: 5.');
  expect((await open.list({}, 1)).map(({ message }) => message)).toEqual(['clienta']);
  await open.database.close();
}, 120_000);
