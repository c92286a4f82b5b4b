/** @jest-environment node */
import { cpSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { leadsIn, type Leads } from './leads';
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
