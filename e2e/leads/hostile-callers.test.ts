import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { textsOf } from '@/api/lead-filter';
import { cleanText } from '@/lib/clean-text';
import type { sampleRequest } from '@/lib/lead/sample-request';
import { malformedRequests } from './malformed-requests';
import { send, startServer, storedIn } from './server';

/* Hostile callers of the server with site and API, which `npm run api` shares but for the site. */

/** Seed of the requests; `SEED=…` repeats a failed run. */
const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 1e9));

/** Starts a server in a folder with a minimal site. */
async function start() {
  const folder = mkdtempSync(join(tmpdir(), 'hostile-'));
  for (const name of ['out/images', 'content', 'editor/dist'])
    mkdirSync(join(folder, name), { recursive: true });
  for (const file of ['editor/dist/index.html', 'out/index.html', 'out/404.html', 'out/images/logo.png'])
    writeFileSync(join(folder, file), file);
  writeFileSync(join(folder, 'out/_headers'), '/*\n  X-Frame-Options: DENY\n');
  const database = join(folder, 'leads.db');
  return { database, server: await startServer(database, 'scripts/run/preview.ts', folder) };
}

async function answerTo(port: number, raw: Buffer): Promise<string> {
  const socket = connect(port, '127.0.0.1', () => socket.end(raw));
  socket.setTimeout(5_000, () => socket.destroy());
  return (await buffer(socket).catch(() => Buffer.alloc(0))).toString('latin1');
}

test('the server survives 1,500 malformed requests, and stores every lead that it took', async () => {
  const { database, server } = await start();
  const idle = Array.from({ length: 1_000 }, () =>
    connect(server.port, '127.0.0.1').on('error', () => undefined),
  );

  const taken: (typeof sampleRequest)[] = [];
  const faults: string[] = [];
  const waiting = malformedRequests(seed, 1_500);
  const sender = async () => {
    for (let next = waiting.shift(); next && server.isRunning(); next = waiting.shift()) {
      const said = await answerTo(server.port, next.raw);
      if (said.startsWith('HTTP/1.1 200 ') && next.lead) taken.push(next.lead);
      const isFault = /^HTTP\/1\.1 500 |\n\s+at .*:\d+/.test(said) || !/^(HTTP\/1\.1 \d{3} |$)/.test(said);
      if (isFault) faults.push(`${next.raw.toString('latin1').slice(0, 300)} → ${said.slice(0, 300)}`);
    }
  };
  await Promise.all(Array.from({ length: 8 }, sender));
  const last = await send(server.url, 'última').catch(() => 'no answer');
  expect({ seed, faults, last }).toEqual({ seed, faults: [], last: 200 });
  for (const socket of idle) socket.destroy();

  await server.kill();
  const all = await storedIn(database);
  expect(taken.length).toBeGreaterThan(50);
  // The API removes invisible characters from a pasted e-mail address.
  const stored = taken.map((lead) => ({ ...lead, email: cleanText(lead.email) }));
  expect(all).toEqual(expect.arrayContaining(stored.map((lead) => expect.objectContaining(lead))));
  expect(all.filter(({ times }) => times > 1)).toEqual([]);
  expect(new Set(all.map((lead) => JSON.stringify(textsOf(lead)))).size).toBe(all.length);
}, 300_000);
