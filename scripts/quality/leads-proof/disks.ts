import { createClient } from '@libsql/client';
import { execFileSync } from 'node:child_process';
import {
  closeSync,
  copyFileSync,
  mkdirSync,
  openSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';

import type { Leads } from '@/api/leads';

import { leadOf, post } from './load';
import { startServer } from './server';

type Trial = {
  title: string;
  /** It comes while the server is not running. */
  isOvernight?: true;
  /** Makes the disk or the file bad; gives what mends it. */
  harm: (folder: string, file: string) => Promise<() => Promise<void>>;
};

const mount = (...args: string[]) => execFileSync('mount', args);

const trials: readonly Trial[] = [
  {
    title: 'a full disk',
    async harm(folder) {
      const filler = join(folder, 'filler');
      const bytes = Buffer.alloc(4096);
      const open = openSync(filler, 'w');
      try {
        for (;;) writeSync(open, bytes);
      } catch {
        closeSync(open);
      }
      return async () => rmSync(filler);
    },
  },
  {
    title: 'a disk that can only be read',
    isOvernight: true,
    async harm(folder) {
      mount('-o', 'remount,ro', folder);
      return async () => void mount('-o', 'remount,rw', folder);
    },
  },
  {
    title: 'a database that another program holds',
    async harm(_folder, file) {
      const other = createClient({ url: `file:${file}` });
      const held = await other.transaction('write');
      return async () => {
        await held.rollback();
        other.close();
      };
    },
  },
  {
    title: 'a damaged database',
    isOvernight: true,
    async harm(folder, file) {
      for (const name of readdirSync(folder)) copyFileSync(join(folder, name), join(folder, `${name}.good`));
      writeFileSync(file, Buffer.alloc(statSync(file).size, 'garbage'));
      rmSync(`${file}-wal`, { force: true });
      rmSync(`${file}-shm`, { force: true });
      return async () => {
        for (const name of readdirSync(folder)) {
          if (name.endsWith('.good')) copyFileSync(join(folder, name), join(folder, name.slice(0, -5)));
        }
      };
    },
  },
];

/** What the visitor is answered while storing is impossible, what the log says, and what is there afterwards. */
export async function badDisks(folder: string, open: (file: string) => Leads): Promise<string[]> {
  const lines: string[] = [];
  for (const { title, isOvernight, harm } of trials) {
    const place = join(folder, title.replaceAll(' ', '-'));
    mkdirSync(place);
    mount('-t', 'tmpfs', '-o', 'size=8m', 'tmpfs', place);
    try {
      const file = join(place, 'leads.db');
      let server = await startServer({ LEADS_DB: file });
      const send = async (message: string) => (await post(`${server.url}/api/contact`, leadOf(message))).code;
      const before = Array.from({ length: 20 }, (_, index) => `antes ${index}`);
      for (const message of before) await send(message);
      if (isOvernight) await server.kill('SIGTERM');
      const mend = await harm(place, file);
      if (isOvernight) server = await startServer({ LEADS_DB: file });
      // Long, so that it can't fit into a page that is there already.
      const meanwhile = [await send('x'.repeat(60_000)), await send('y'.repeat(60_000))];
      const said = /No se pudo guardar un contacto: (.*)/.exec(server.log())?.[1];
      if (isOvernight) await server.kill('SIGTERM');
      await mend();
      if (isOvernight) server = await startServer({ LEADS_DB: file });
      const after = await send('después');
      await server.kill('SIGTERM');
      server = await startServer({ LEADS_DB: file });
      await server.kill('SIGTERM');
      const leads = open(file);
      const stored = (await leads.all()).map(({ message }) => message);
      leads.database.close();
      const isIntact = before.every((message) => stored.includes(message)) && stored.includes('después');
      const line = `${title}: ${meanwhile.join(' ')} («${said}»); mended: ${after}, ${isIntact ? 'all there' : 'LOST'}`;
      if (meanwhile.some((code) => code !== 503) || after !== 200 || !isIntact || !said)
        throw new Error(line);
      lines.push(line);
    } finally {
      execFileSync('umount', ['-l', place]);
    }
  }
  return lines;
}
