import { createClient } from '@libsql/client';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { load, startServer } from './server';

const folder = mkdtempSync(join(tmpdir(), 'speed-'));

async function measured(connections: number, script?: string): Promise<number> {
  const server = await startServer({ LEADS_DB: join(folder, `${connections}.db`) }, script);
  await load(server.url, { seconds: 2, connections });
  const { perSecond, said } = await load(server.url, { connections });
  console.log(`${connections} connections, ${script ?? 'stored'}: ${said}, ${server.memory().toFixed(0)} MB`);
  await server.kill();
  return perSecond;
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

test('leads are stored at 0.6 of the pace of bare inserts or more', async () => {
  const stored = await measured(20);
  await measured(100);
  await measured(20, 'e2e/leads/no-store.ts');
  const bare = await bareInserts();
  console.log(`bare inserts: ${bare.toFixed(0)}/s; stored leads are ${(stored / bare).toFixed(2)} of it`);
  expect(stored / bare).toBeGreaterThanOrEqual(0.6);
}, 300_000);
