import { createClient } from '@libsql/client';

import { load } from './load';
import { startServer } from './server';

const COUNT = 2000;

/** Leads a second as they are stored, beside the same route storing nothing and beside bare inserts. */
export async function speeds(folder: string): Promise<string[]> {
  const lines: string[] = [];
  const rates: number[] = [];
  for (const [title, script, connections] of [
    ['stored, 20 connections', undefined, 20],
    ['stored, 100 connections', undefined, 100],
    ['the same route storing nothing', 'scripts/quality/leads-proof/no-store.ts', 20],
  ] as const) {
    const server = await startServer({ LEADS_DB: `${folder}/speed-${connections}.db` }, script);
    await load(`${server.url}/api/contact`, { seconds: 2, connections });
    const { perSecond, p50, p99 } = await load(`${server.url}/api/contact`, { connections });
    lines.push(
      `${title}: ${perSecond.toFixed(0)}/s, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, ${server.memory().toFixed(0)} MB`,
    );
    rates.push(perSecond);
    await server.kill('SIGTERM');
  }
  for (const together of [1, 20]) {
    const bare = await bareInserts(`${folder}/bare-${together}.db`, together);
    const ratio = (rates[0] ?? 0) / bare;
    lines.push(
      `bare inserts, ${together} a transaction: ${bare.toFixed(0)}/s; stored leads are ${ratio.toFixed(2)} of it`,
    );
    if (together === 1 && ratio < 0.8)
      throw new Error(`${ratio.toFixed(2)} of bare inserts is less than 0.8`);
  }
  return lines;
}

/** One plain insert after the other, with the same care for the disk and nothing else. */
async function bareInserts(file: string, together: number): Promise<number> {
  const client = createClient({ url: `file:${file}`, concurrency: 1 });
  await client.execute('PRAGMA journal_mode = WAL');
  await client.execute('PRAGMA synchronous = FULL');
  await client.execute('CREATE TABLE bare (id INTEGER PRIMARY KEY, a TEXT, b TEXT, c TEXT, d TEXT, e TEXT)');
  const start = performance.now();
  for (let count = 0; count < COUNT; count += together) {
    await client.batch(
      Array.from({ length: together }, (_, index) => ({
        sql: 'INSERT INTO bare (a, b, c, d, e) VALUES (?, ?, ?, ?, ?)',
        args: ['Ana Peña', '3001234567', 'ana@correo.example', 'RUT', String(count + index)],
      })),
      'write',
    );
  }
  client.close();
  return COUNT / ((performance.now() - start) / 1000);
}
