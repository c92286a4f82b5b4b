import { createClient } from '@libsql/client';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { main } from '@/scripts/lib/main.mjs';
import { send, startServer } from './server';

/* `npx tsx e2e/leads/speed.ts` prints how many leads a second `npm run api` stores, beside bare inserts. */

const folder = mkdtempSync(join(tmpdir(), 'speed-'));

async function measured(connections: number, script?: string): Promise<number> {
  const server = await startServer({ LEADS_DB: join(folder, `${connections}.db`) }, script);
  await load(server.url, connections, 2);
  const { perSecond, said } = await load(server.url, connections, 8);
  console.log(`${connections} connections, ${script ?? 'stored'}: ${said}, ${server.memory().toFixed(0)} MB`);
  await server.kill();
  return perSecond;
}

/** Sends leads over these connections for this long. @returns leads per second, and their milliseconds */
async function load(url: string, connections: number, seconds: number) {
  const took: number[] = [];
  const start = performance.now();
  const end = start + seconds * 1000;
  const connection = async (_: unknown, number: number) => {
    for (let count = 0; performance.now() < end; count += 1) {
      const sent = performance.now();
      const code = await send(url, `${start} ${number} ${count}`);
      if (code !== 200) throw new Error(`Under load: ${code}`);
      took.push(performance.now() - sent);
    }
  };
  await Promise.all(Array.from({ length: connections }, connection));
  const perSecond = (1000 * took.length) / (performance.now() - start);
  took.sort((a, b) => a - b);
  const [p50 = 0, p99 = 0] = [0.5, 0.99].map((share) => took[Math.floor(took.length * share)]);
  return {
    perSecond,
    said: `${perSecond.toFixed(0)}/s, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`,
  };
}

/** Plain inserts in sequence with the same durability and nothing else. @returns inserts per second */
async function bareInserts(count = 2000): Promise<number> {
  const client = createClient({ url: `file:${join(folder, 'bare.db')}`, concurrency: 1 });
  for (const setting of ['journal_mode = WAL', 'synchronous = FULL'])
    await client.execute(`PRAGMA ${setting}`);
  await client.execute('CREATE TABLE bare (id INTEGER PRIMARY KEY, a TEXT, b TEXT, c TEXT, d TEXT, e TEXT)');
  const start = performance.now();
  for (let message = 0; message < count; message += 1) {
    const args = ['Ana Peña', '3001234567', 'ana@correo.example', 'RUT', String(message)];
    await client.batch([{ sql: 'INSERT INTO bare (a, b, c, d, e) VALUES (?, ?, ?, ?, ?)', args }], 'write');
  }
  client.close();
  return (1000 * count) / (performance.now() - start);
}

await main(async () => {
  const stored = await measured(20);
  await measured(100);
  await measured(20, 'e2e/leads/no-store.ts');
  const bare = await bareInserts();
  console.log(`bare inserts: ${bare.toFixed(0)}/s; stored leads are ${(stored / bare).toFixed(2)} of it`);
  rmSync(folder, { recursive: true });
});
