/** @jest-environment node */
import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { sampleRequest as ana } from '@/lib/lead/sample-request';

import { leadsIn, type Leads } from './leads';
import { libsqlDatabase } from './libsql';

/* The process that checks the file and copies it, with a fault just after the copy is written. */

const faults = [
  [
    'a disk that garbles it',
    'fs.writeFileSync(path, Buffer.alloc(4096, "garbage!"), { flag: "r+" })',
    /not a database/,
  ],
  ['a power cut', 'process.exit(137)', /137/],
  ['a disk that fills', 'throw new Error("database or disk is full")', /is full/],
] as const;

let folder: string;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'copies-'));
  const leads = open(join(folder, 'leads.db'));
  await leads.accept(ana, { version: 'abc', text: 'Al enviar autorizas…' }, Date.now());
  leads.database.close();
});
afterEach(() => rmSync(folder, { recursive: true }));

function open(file: string): Leads {
  return leadsIn(libsqlDatabase(file, { migrations: join(__dirname, 'migrations') }));
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
    expect(await leads.page()).toMatchObject([ana]);
    leads.database.close();
  },
);
