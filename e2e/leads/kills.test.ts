import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { send, startServer, storedIn } from './server';

test('every lead that was answered ok is there once, though the server dies twenty times under load', async () => {
  const database = join(mkdtempSync(join(tmpdir(), 'kills-')), 'leads.db');
  let server = await startServer({ LEADS_DB: database });
  let isOver = false;
  const accepted: string[] = [];
  // Each lead is sent until it is answered ok.
  const sender = async (_: unknown, number: number) => {
    for (let count = 0; !isOver; count += 1) {
      const message = `${number}-${count}`;
      while ((await send(server.url, message).catch(() => 0)) !== 200) await delay(20);
      accepted.push(message);
    }
  };
  const senders = Array.from({ length: 20 }, sender);
  for (let kill = 0; kill < 20; kill += 1) {
    await delay(200 + Math.random() * 1300);
    await server.kill('SIGKILL');
    server = await startServer({ LEADS_DB: database });
  }
  isOver = true;
  await Promise.all(senders);
  await server.kill();

  const { messages } = await storedIn(database);
  const stored = new Set(messages);
  console.log(`${accepted.length} leads answered ok`);
  expect(accepted.length).toBeGreaterThan(1000);
  expect(accepted.filter((message) => !stored.has(message))).toEqual([]);
  expect(messages).toHaveLength(stored.size);
}, 600_000);
