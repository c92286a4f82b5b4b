/** @jest-environment node */
import Sqlite from 'libsql';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sampleRequest as ana } from '@/lib/lead/sample-request';
import { dailyBackups } from './backups';
import { leadsIn, type Leads } from './leads';
import { sqliteDatabase } from './sqlite';
import { accept } from './testing/accept';

const now = Date.parse('2026-11-21T12:00:00Z');
const HOUR = 3_600_000;
/** Bytes that are no database, as many as one page of its file. */
const garbage = Buffer.alloc(4096, 'garbage!');

let folder: string;
let copies: string;
let time: number;
let logged: string[];

beforeEach(async () => {
  [time, logged] = [0, []];
  folder = mkdtempSync(join(tmpdir(), 'copies-'));
  copies = join(folder, 'copias');
  const leads = open(join(folder, 'leads.db'));
  await accept(leads, ana, Date.now());
  await leads.database.close();
});
afterEach(() => rmSync(folder, { recursive: true }));

function open(file: string): Leads {
  return leadsIn(sqliteDatabase(file, { migrations: join(__dirname, 'migrations') }));
}

const watchOf = (name: string) =>
  dailyBackups(join(folder, name), {
    ...{ now: () => now + time, elapsed: () => time },
    log: (line) => logged.push(line),
  });

test('leaves no backup when the disk garbles it', async () => {
  const { exec } = Sqlite.prototype;
  const garbled = jest.spyOn(Sqlite.prototype, 'exec').mockImplementation(function (this: never, sql) {
    const [, path] = /^VACUUM INTO '(.*)'$/.exec(sql) ?? [];
    if (path) writeFileSync(path, garbage);
    return path ? this : exec.call(this, sql);
  });
  const { tick, fault } = watchOf('leads.db');
  tick();
  garbled.mockRestore();
  expect([fault(), readdirSync(copies)]).toEqual(['uncopied', []]);
});

test('removes the unfinished backup of a dead process, and leaves one that is being written', () => {
  mkdirSync(copies);
  for (const name of ['leads-2026-11-20.db.7.parcial', 'leads-2026-11-21.db.8.parcial'])
    writeFileSync(join(copies, name), '');
  utimesSync(join(copies, 'leads-2026-11-20.db.7.parcial'), 0, 0);
  watchOf('leads.db').tick();
  expect(readdirSync(copies).sort()).toEqual(['leads-2026-11-21.db', 'leads-2026-11-21.db.8.parcial']);
});

test('keeps the 14 newest backups of its own database, and logs one that can’t be removed', () => {
  // A folder can’t be removed as a file can, not even by root.
  mkdirSync(join(copies, 'leads-2026-01-01.db'), { recursive: true });
  for (let day = 1; day <= 14; day += 1)
    for (const name of ['leads', 'otros'])
      writeFileSync(join(copies, `${name}-2026-11-${String(day).padStart(2, '0')}.db`), '');
  const { tick, fault } = watchOf('leads.db');
  tick();
  expect(logged).toEqual([expect.stringContaining('leads-2026-01-01.db')]);
  expect(readdirSync(copies)).toContain('leads-2026-11-21.db');
  expect(readdirSync(copies)).toContain('otros-2026-11-01.db');
  expect(readdirSync(copies)).not.toContain('leads-2026-11-01.db');
  expect(fault()).toBeUndefined();
});

test('calls a failed backup «uncopied», not «damaged», and tries again an hour later', async () => {
  writeFileSync(copies, 'a file where the folder would be');
  const { tick, fault } = watchOf('leads.db');
  tick();
  expect(fault()).toBe('uncopied');
  rmSync(copies);
  time = HOUR;
  tick();
  expect(fault()).toBeUndefined();
  const copy = open(join(copies, 'leads-2026-11-21.db'));
  expect(await copy.list()).toMatchObject([ana]);
  await copy.database.close();
});

test.each([0, 0.5])(
  'calls a file with garbage at %s of its length damaged, and keeps its last good backup',
  async (share) => {
    const file = join(folder, 'leads.db');
    const leads = open(file);
    for (let count = 1; count <= 200; count += 1)
      await accept(leads, { ...ana, message: `${count} ${'x'.repeat(500)}` }, Date.now());
    await leads.database.close();
    const { tick, fault } = watchOf('leads.db');
    tick();
    const bytes = readFileSync(file);
    garbage.copy(bytes, Math.floor((share * bytes.length) / garbage.length) * garbage.length);
    writeFileSync(file, bytes);
    time = 24 * HOUR;
    tick();
    expect([fault(), readdirSync(copies)]).toEqual(['damaged', ['leads-2026-11-21.db']]);
  },
);

test('leaves no write-ahead log after a backup, once the database is closed', async () => {
  const leads = open(join(folder, 'leads.db'));
  await accept(leads, { ...ana, message: 'otra' }, Date.now());
  watchOf('leads.db').tick();
  await leads.database.close();
  expect(readdirSync(folder)).not.toContain('leads.db-wal');
});
