/** @jest-environment node */
import Sqlite from 'libsql';
import {
  chmodSync,
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { leadsIn, type Leads } from './leads';
import { mailHealth } from './outbox';
import { sqliteDatabase } from './sqlite';
import { storageContract } from './testing/storage-contract';
import { sampleRequest as ana } from '@/lib/lead/sample-request';
import { accept } from './testing/accept';

const now = Date.parse('2026-11-21T23:00:00Z');

let folder: string;
let file: string;
let opened: Leads[];

function open(migrations = join(__dirname, 'migrations')): Leads {
  const leads = leadsIn(sqliteDatabase(file, { migrations }));
  opened.push(leads);
  return leads;
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'leads-'));
  file = join(folder, 'data #1%', 'leads.db');
  opened = [];
});

afterEach(async () => {
  for (const { database } of opened) await database.close();
  rmSync(folder, { recursive: true });
});

test.each(Object.entries(storageContract))(
  'a database file keeps the storage contract: %s',
  (_title, holds) => holds(open()),
  20_000,
);

test('upgrading a database of the first version keeps every lead and undoable deletion, and drops the copied texts', async () => {
  const migrations = join(folder, 'migrations');
  cpSync(join(__dirname, 'migrations'), migrations, { recursive: true });
  for (const name of readdirSync(migrations).filter((name) => name > '0001_leads.sql'))
    rmSync(join(migrations, name));
  const old = sqliteDatabase(file, { migrations });
  const messages = Array.from({ length: 30 }, (_, index) => `mensaje ${index}`);
  await old.write([
    [`INSERT INTO notices VALUES ('abc', 'Al enviar autorizas…', 1)`],
    ...messages.map(
      (message, index) =>
        [
          `INSERT INTO leads (fingerprint, received_at, times, name, phone, email, services, message, notice, marks, email_key, plain)
       VALUES (:message, :time, 1, 'Ana', '3001234567', 'ana@correo.example', 'RUT', :message, 'abc', '', 'ana', :plain)`,
          { message, time: now + index, plain: `texto para buscar ${index}` },
        ] as const,
    ),
    ['INSERT INTO hidden (id, at) VALUES (30, :now)', { now }],
    [`INSERT INTO visits VALUES ('2026-11-21', 7, 2)`],
    [`INSERT INTO landings VALUES ('2026-11-21', '/', 7)`],
    [`INSERT INTO outbox (kind, ref, due_at) SELECT 'lead', id, :now FROM leads`, { now }],
  ]);
  await old.close();

  const leads = open();
  expect((await leads.list()).map(({ message }) => message)).toEqual(messages.slice(0, 29).reverse());
  await leads.restore(30, now);
  expect((await leads.list()).map(({ message }) => message)).toEqual([...messages].reverse());
  expect((await leads.notices()).get('abc')).toBe('Al enviar autorizas…');
  expect(await leads.byPage('2026-11-21', '2026-11-22')).toMatchObject([
    { page: '', leads: 30 },
    { page: '/', visits: 7 },
  ]);
  expect((await mailHealth(leads, true, now)).waiting).toBe(30);
  expect((await accept(leads, ana, now)).isNew).toBe(true);
  await leads.database.close();
  expect(readFileSync(file).includes('texto para buscar')).toBe(false);
});

test('ignores files in the migrations folder that are not migrations', async () => {
  const migrations = join(folder, 'migrations');
  cpSync(join(__dirname, 'migrations'), migrations, { recursive: true });
  for (const name of ['.DS_Store', 'LEEME.txt', '0001_leads.sql~'])
    writeFileSync(join(migrations, name), 'notes');
  expect((await accept(open(migrations), ana, now)).isNew).toBe(true);
});

test('the query of the owner’s guide shows every lead that is not deleted, each as text', async () => {
  const leads = open();
  await accept(leads, { ...ana, name: '=1+1', phone: '+57 310 555 0123' }, now);
  await accept(leads, { ...ana, name: 'Luz', services: 'Impuestos' }, now + 1);
  const { id } = await accept(leads, { ...ana, name: 'Deleted' }, now + 2);
  await leads.softDelete([id], now);
  const guide = readFileSync(join('docs', 'es', 'guia.md'), 'utf8');
  const [, query = ''] = /```sql\n([^]*?)```/.exec(guide) ?? [];
  const rows = await leads.database.read([query]);
  expect(rows.map(({ nombre, celular }) => [nombre, celular])).toEqual([
    ["'=1+1", "'+57 310 555 0123"],
    ['Luz', ana.phone],
  ]);
  expect(rows[0]).toMatchObject({ fecha: '2026-11-21 18:00:00', correo: ana.email, mensaje: ana.message });
});

test('syncs each write to the disk, in a file that only its owner may read', async () => {
  const leads = open();
  await accept(leads, ana, now);
  const pragma = async (name: string) =>
    Object.values((await leads.database.read([`PRAGMA ${name}`]))[0] ?? {})[0];
  expect([await pragma('journal_mode'), await pragma('synchronous')]).toEqual(['wal', 2]);
  // Windows has no permission bits to test.
  if (process.platform === 'win32') return;
  expect(statSync(file).mode & 0o077).toBe(0);
  // Makes the file readable for everybody, as it may be after it was copied.
  chmodSync(file, 0o644);
  await open().list();
  expect(statSync(file).mode & 0o077).toBe(0);
});

test('leaves no text of an erased lead in any file', async () => {
  const leads = open();
  const { id } = await accept(leads, { ...ana, name: 'Inolvidable' }, now);
  await leads.erase({ ids: [id] });
  const held = readdirSync(join(folder, 'data #1%')).map((name) =>
    readFileSync(join(folder, 'data #1%', name)),
  );
  expect(held.some((bytes) => bytes.includes('Inolvidable'))).toBe(false);
});

test('stores a lead once another program releases its lock, without blocking the process', async () => {
  const leads = open();
  await accept(leads, ana, now);
  const other = new Sqlite(file);
  other.exec('BEGIN IMMEDIATE');
  const accepted = accept(leads, { ...ana, message: 'espera' }, now);
  // The timer fires only if the process is not blocked.
  setTimeout(() => other.close(), 300);
  expect((await accepted).isNew).toBe(true);
});

test('refuses leads while the file is locked or the disk is full, and stores them afterwards', async () => {
  const leads = open();
  await accept(leads, ana, now);
  const other = new Sqlite(file);
  other.exec('BEGIN IMMEDIATE');
  const all = ['1', '2', '3'].map((message) => accept(leads, { ...ana, message }, now));
  for (const { reason } of (await Promise.allSettled(all)) as PromiseRejectedResult[])
    expect(String(reason)).toMatch(/locked/);
  other.close();
  await leads.database.read(['PRAGMA max_page_count = 1']);
  const long = { ...ana, message: 'x'.repeat(50_000) };
  await expect(accept(leads, long, now)).rejects.toThrow('full');
  await leads.database.read(['PRAGMA max_page_count = 1000']);
  expect((await accept(leads, long, now)).isNew).toBe(true);
  expect((await leads.count()).total).toBe(2);
}, 15_000);

test('refuses leads with a damaged file, leaves it as it is, and works after a restart with an intact one', async () => {
  const leads = open();
  await accept(leads, ana, now);
  await leads.database.close();
  const damaged = Buffer.concat([Buffer.from('garbage'), readFileSync(file).subarray(7)]);
  renameSync(file, join(folder, 'good'));
  writeFileSync(file, damaged);
  await expect(accept(open(), ana, now)).rejects.toThrow('not a database');
  expect(readFileSync(file).equals(damaged)).toBe(true);
  renameSync(join(folder, 'good'), file);
  expect(await accept(open(), ana, now)).toMatchObject({ isNew: false });
});

test('refuses leads once its file was replaced, and leaves the new file intact for the next start', async () => {
  const leads = open();
  await accept(leads, ana, now);
  await leads.database.read([`VACUUM INTO '${join(folder, 'copy')}'`]);
  for (let count = 0; count < 100; count += 1)
    await accept(leads, { ...ana, message: `${count}`.padEnd(2_000) }, now);
  renameSync(join(folder, 'copy'), file);
  await expect(accept(leads, { ...ana, message: 'después' }, now)).rejects.toThrow('arráncalo otra vez');
  await leads.database.close();
  const restored = open();
  expect(await restored.database.read(['PRAGMA integrity_check'])).toEqual([{ integrity_check: 'ok' }]);
  expect(await restored.list()).toMatchObject([ana]);
});

test('stores leads without a restart once the folder becomes writable', async () => {
  writeFileSync(join(folder, 'data #1%'), 'a file where the folder would be');
  const leads = open();
  await expect(accept(leads, ana, now)).rejects.toThrow();
  rmSync(join(folder, 'data #1%'));
  expect((await accept(leads, ana, now)).isNew).toBe(true);
});
