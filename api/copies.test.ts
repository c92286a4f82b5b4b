/** @jest-environment node */
import { execFile } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { sampleRequest as ana } from '@/lib/lead/sample-request';

import { watchFile } from './copies';
import { leadsIn, type Leads } from './leads';
import { sqliteDatabase } from './sqlite';

/* The process that checks the file and copies it, with a fault just after the copy is written. */

const faults = [
  [
    'a disk that garbles it',
    'fs.writeFileSync(path, Buffer.alloc(4096, "garbage!"), { flag: "r+" })',
    /^1 .*not a database/,
  ],
  ['a power cut', 'process.exit(137)', /137/],
  ['a disk that fills', 'throw new Error("database or disk is full")', /^1 .*is full/],
] as const;

let folder: string;
let copies: string;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'copies-'));
  copies = join(folder, 'copias');
  const leads = open(join(folder, 'leads.db'));
  await leads.accept(ana, { version: 'abc', text: 'Al enviar autorizas…' }, Date.now());
  await leads.database.close();
});
afterEach(() => rmSync(folder, { recursive: true }));

function open(file: string): Leads {
  return leadsIn(sqliteDatabase(file, { migrations: join(__dirname, 'migrations') }));
}

/** Checks and copies the file, with SQLite's work followed by a fault; returns its end and its reason. */
function copyTo(path: string, fault = ''): Promise<string> {
  const preload = join(folder, 'fault.cjs');
  const libsql = JSON.stringify(require.resolve('libsql'));
  writeFileSync(
    preload,
    `const fs = require('node:fs'), { prototype } = require(${libsql}), { prepare } = prototype;
     prototype.prepare = function (sql) {
       const statement = prepare.call(this, sql), { run } = statement;
       if (sql.startsWith('VACUUM INTO')) statement.run = ([path]) => { const done = run.call(statement, [path]); ${fault}; return done; };
       return statement;
     };`,
  );
  const script = join(__dirname, 'check-file.mjs');
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      ['--require', preload, script, join(folder, 'leads.db'), path],
      (error, _said, why) => resolve(error === null ? 'copied' : `${error.code} ${why}`),
    );
  });
}

test.each(faults)(
  'after %s the copy of before stays, and no other is found',
  async (_title, fault, reason) => {
    const path = join(folder, 'leads-2026-11-21.db');
    expect(await copyTo(path, fault)).toMatch(reason);
    expect(readdirSync(folder)).not.toContain('leads-2026-11-21.db');

    expect(await copyTo(path)).toBe('copied');
    const before = readFileSync(path);
    expect(await copyTo(path, fault)).toMatch(reason);
    expect(readFileSync(path).equals(before)).toBe(true);
    const leads = open(path);
    expect(await leads.list()).toMatchObject([ana]);
    await leads.database.close();
  },
);

test('two that copy one file at the same moment both end with the copy', async () => {
  const path = join(folder, 'leads-2026-11-21.db');
  const slowly = 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500)';
  expect(await Promise.all([copyTo(path, slowly), copyTo(path, slowly)])).toEqual(['copied', 'copied']);
});

describe('the watch', () => {
  const now = Date.parse('2026-11-21T12:00:00Z');
  const HOUR = 3_600_000;
  let time: number;
  let logged: string[];
  beforeEach(() => {
    time = 0;
    logged = [];
  });

  const watchOf = (name: string) =>
    watchFile(join(folder, name), {
      ...{ now: () => now + time, elapsed: () => time },
      log: (line) => logged.push(line),
    });

  test('outlives an old copy that can’t be removed, and says which', async () => {
    // A folder can’t be removed as a file can, not even by root.
    mkdirSync(join(copies, 'leads-2026-01-01.db'), { recursive: true });
    for (let day = 1; day <= 14; day += 1) {
      writeFileSync(join(copies, `leads-2026-11-${String(day).padStart(2, '0')}.db`), '');
    }
    const { tick, health } = watchOf('leads.db');
    await tick();
    expect(logged).toEqual([expect.stringContaining('leads-2026-01-01.db')]);
    expect(readdirSync(copies)).toContain('leads-2026-11-21.db');
    expect(readdirSync(copies)).not.toContain('leads-2026-11-01.db');
    expect(health()).toEqual({});
  });

  test('what could not be copied is not called damaged, and is tried again', async () => {
    writeFileSync(copies, 'a file where the folder would be');
    const { tick, health } = watchOf('leads.db');
    await tick();
    expect(health()).toEqual({ uncopiedSince: now });
    rmSync(copies);
    time = HOUR;
    await tick();
    expect(health()).toEqual({});
    expect(readdirSync(copies)).toEqual(['leads-2026-11-21.db']);
  });

  test('a damaged file is called so, and its copy of before stays', async () => {
    const { tick, health } = watchOf('leads.db');
    await tick();
    writeFileSync(join(folder, 'leads.db'), Buffer.alloc(4096, 'garbage!'));
    time = 24 * HOUR;
    await tick();
    expect(health()).toEqual({ damagedSince: now + time });
    expect(readdirSync(copies)).toEqual(['leads-2026-11-21.db']);
  });

  test('each database of a folder has its own copies', async () => {
    copyFileSync(join(folder, 'leads.db'), join(folder, 'prueba.db'));
    for (const name of ['leads.db', 'prueba.db']) await watchOf(name).tick();
    expect(readdirSync(copies).sort()).toEqual(['leads-2026-11-21.db', 'prueba-2026-11-21.db']);
  });
});
