import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { oddRequests } from './odd-requests';
import { send, startServer, storedIn } from './server';

/* Hostile sockets, at the API alone and at the site with the API on one port. */

/** `SEED=…` repeats a failure. */
const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 1e9));

const scripts = [
  ['npm run api', 'scripts/run/api-server.ts'],
  ['npm start', 'scripts/run/preview.ts'],
] as const;

/** Starts a server in a folder with a minimal site. */
async function startIn(script: string) {
  const folder = mkdtempSync(join(tmpdir(), 'sockets-'));
  mkdirSync(join(folder, 'out/images'), { recursive: true });
  for (const name of ['content', 'editor/dist']) mkdirSync(join(folder, name), { recursive: true });
  writeFileSync(join(folder, 'editor/dist/index.html'), '');
  for (const file of ['index.html', '404.html', 'images/logo.png', '_headers']) {
    writeFileSync(join(folder, 'out', file), file === '_headers' ? '/*\n  X-Frame-Options: DENY\n' : file);
  }
  const database = join(folder, 'leads.db');
  return { database, server: await startServer({ LEADS_DB: database }, script, folder) };
}

async function answerTo(port: number, raw: Buffer): Promise<string> {
  const socket = connect(port, '127.0.0.1', () => socket.end(raw));
  socket.setTimeout(5_000, () => socket.destroy());
  return (await buffer(socket).catch(() => Buffer.alloc(0))).toString('latin1');
}

test.each(scripts)(
  '%s survives 2,000 odd requests',
  async (_title, script) => {
    const { database, server } = await startIn(script);
    const taken: string[] = [];
    const faults: string[] = [];
    const codes = new Map<string, number>();
    const waiting = oddRequests(seed, 2_000);
    const count = waiting.length;
    const sender = async () => {
      for (let next = waiting.shift(); next && server.isRunning(); next = waiting.shift()) {
        const { raw, message } = next;
        const said = await answerTo(server.port, raw);
        const code = said === '' ? 'none' : (/^HTTP\/1\.1 (\d{3}) /.exec(said)?.[1] ?? 'no HTTP');
        codes.set(code, (codes.get(code) ?? 0) + 1);
        if (code === '200' && message !== undefined) taken.push(message);
        const isFault = code === 'no HTTP' || code === '500' || /\n\s+at .*:\d+/.test(said);
        if (isFault) faults.push(`${raw.toString('latin1').slice(0, 300)} → ${said.slice(0, 300)}`);
      }
    };
    await Promise.all(Array.from({ length: 8 }, sender));
    const isRunning = server.isRunning();
    const last = await send(server.url, 'última').catch(() => 'no answer');
    if (isRunning) await server.kill();
    const { messages, isIntact } = await storedIn(database);
    const missing = taken.filter((message) => !messages.includes(message));
    const doubled = messages.length - new Set(messages).size;
    console.log(
      `${_title}, seed ${seed}: ${count} requests, ${JSON.stringify(Object.fromEntries(codes))}; ${taken.length} leads answered ok, ${missing.length} lost, ${doubled} doubled`,
    );
    expect({ seed, isRunning, last, isIntact, faults, missing, doubled }).toEqual({
      ...{ seed, isRunning: true, last: 200, isIntact: true },
      ...{ faults: [], missing: [], doubled: 0 },
    });
    expect(taken.length).toBeGreaterThan(50);
  },
  300_000,
);

test.each(scripts)(
  '%s: a half-sent body ends within 20 s, and connections that say nothing shut nobody out',
  async (_title, script) => {
    const { server } = await startIn(script);
    const half = connect(server.port, '127.0.0.1');
    half.write(
      'POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{',
    );
    const start = performance.now();
    expect(await text(half)).toMatch(/^HTTP\/1\.1 408 /);
    expect(performance.now() - start).toBeLessThan(20_000);
    const idle = Array.from({ length: 2_000 }, () =>
      connect(server.port, '127.0.0.1').on('error', () => undefined),
    );
    const codes: number[] = [];
    for (let number = 0; number < 100; number += 1) {
      codes.push(await send(server.url, `entre ociosos ${number}`).catch(() => 0));
    }
    expect(codes.filter((code) => code !== 200)).toEqual([]);
    for (const socket of idle) socket.destroy();
    await server.kill();
  },
  60_000,
);

test.each(scripts)(
  '%s, asked to end, answers what is open',
  async (_title, script) => {
    const { database, server } = await startIn(script);
    // The server asks for bodies once the heads have arrived.
    const open = Array.from({ length: 100 }, async (_, number) => {
      const lead = { name: 'Ana', phone: '3001234567', email: 'a@b.co', services: '', message: `${number}` };
      const body = JSON.stringify(lead);
      const socket = connect(server.port, '127.0.0.1').setEncoding('utf8');
      socket.write(
        `POST /api/contact HTTP/1.1\r\nHost: x\r\nExpect: 100-continue\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`,
      );
      const [asked] = (await once(socket, 'data')) as [string];
      expect(asked).toMatch(/^HTTP\/1\.1 100 /);
      return { socket, body };
    });
    const asked = await Promise.all(open);
    const gone = server.kill();
    const answers = asked.map(async ({ socket, body }) => {
      socket.write(body);
      return text(socket);
    });
    const answered = (await Promise.all(answers)).filter((said) => /^HTTP\/1\.1 200 /.test(said));
    await gone;
    expect(existsSync(`${database}-wal`)).toBe(false);
    expect(answered).toHaveLength(100);
    expect((await storedIn(database)).messages).toHaveLength(100);
  },
  60_000,
);
