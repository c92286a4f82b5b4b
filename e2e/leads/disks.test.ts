import Sqlite from 'libsql';
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { send, startServer, storedIn, type Server } from './server';

/* Answers, logs and stored leads while storing is impossible. Needs root, to mount its own disks. */

const mount = (...args: string[]) => execFileSync('mount', args);

/** Breaks the disk or the file. @returns the repair */
type Harm = (folder: string, file: string) => (() => unknown) | Promise<() => unknown>;

const fill: Harm = (folder) => {
  const filler = join(folder, 'filler');
  expect(() => writeFileSync(filler, Buffer.alloc(16 * 1024 * 1024))).toThrow('ENOSPC');
  return () => rmSync(filler);
};

const forbid: Harm = (folder) => {
  mount('-o', 'remount,ro', folder);
  return () => mount('-o', 'remount,rw', folder);
};

const hold: Harm = (_folder, file) => {
  const other = new Sqlite(file);
  other.exec('BEGIN IMMEDIATE');
  return () => {
    other.exec('ROLLBACK');
    other.close();
  };
};

const damage: Harm = (folder, file) => {
  const good = `${folder}-good`;
  cpSync(folder, good, { recursive: true });
  writeFileSync(file, Buffer.alloc(statSync(file).size, 'garbage'));
  for (const end of ['wal', 'shm']) rmSync(`${file}-${end}`, { force: true });
  return () => cpSync(good, folder, { recursive: true });
};

test.each([
  ['a full disk', fill, false, /lleno/],
  ['a disk that can only be read', forbid, true, /permiso/],
  ['a database that another program holds', hold, false, /ocupado/],
  ['a damaged database', damage, true, /dañado/],
])(
  '%s',
  async (_title, harm, isOvernight, why) => {
    const folder = join(mkdtempSync(join(tmpdir(), 'disks-')), 'disk');
    mkdirSync(folder);
    mount('-t', 'tmpfs', '-o', 'size=8m', 'tmpfs', folder);
    const file = join(folder, 'leads.db');
    let server: Server | undefined;
    const start = async () => (server = await startServer({ LEADS_DB: file }));
    // Overnight faults happen while the server is stopped.
    const overnight = async (work: () => unknown) => {
      if (isOvernight) await server?.kill();
      await work();
      if (isOvernight) await start();
    };
    const say = (message: string) => send(server?.url ?? '', message);
    try {
      await start();
      const before = Array.from({ length: 20 }, (_, index) => `antes ${index}`);
      for (const message of before) expect(await say(message)).toBe(200);
      let mend: () => unknown = () => undefined;
      await overnight(async () => (mend = await harm(folder, file)));
      // Long enough not to fit into an existing page.
      for (const letter of ['x', 'y']) expect(await say(letter.repeat(5_000))).toBe(503);
      expect(/No se pudo guardar un contacto: (.*)/.exec(server?.log() ?? '')?.[1]).toMatch(why);
      await overnight(mend);
      expect(await say('después')).toBe(200);
      await server?.kill();
      const { messages } = await storedIn(file);
      expect(messages).toEqual(expect.arrayContaining([...before, 'después']));
    } finally {
      execFileSync('umount', ['-l', folder]);
    }
  },
  120_000,
);
