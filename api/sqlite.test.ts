/** @jest-environment node */
import { cpSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
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

test('upgrading a database of the first version keeps every lead and undoable deletion', async () => {
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
});

test('ignores files in the migrations folder that are not migrations', async () => {
  const migrations = join(folder, 'migrations');
  cpSync(join(__dirname, 'migrations'), migrations, { recursive: true });
  for (const name of ['.DS_Store', 'LEEME.txt', '0001_leads.sql~'])
    writeFileSync(join(migrations, name), 'notes');
  expect((await accept(open(migrations), ana, now)).isNew).toBe(true);
});

test('syncs each write to the disk, in a folder that only its owner may read', async () => {
  const leads = open();
  await accept(leads, ana, now);
  const pragma = async (name: string) =>
    Object.values((await leads.database.read([`PRAGMA ${name}`]))[0] ?? {})[0];
  expect([await pragma('journal_mode'), await pragma('synchronous')]).toEqual(['wal', 2]);
  // Windows has no permission bits to test.
  if (process.platform !== 'win32') expect(statSync(dirname(file)).mode & 0o077).toBe(0);
});
