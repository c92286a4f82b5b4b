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
  let fired = 0;
  // Repeats each lead until the answer is ok.
  const sender = async (_: unknown, number: number) => {
    for (let count = 0; !isOver; count += 1) {
      const message = `${number}-${count}`;
      for (; ; await delay(20)) {
        fired += 1;
        if ((await send(server.url, message).catch(() => 0)) === 200) break;
      }
      accepted.push(message);
    }
  };
  const senders = Array.from({ length: 20 }, sender);
  for (let kill = 0; kill < 20; kill += 1) {
    await delay(200 + Math.random() * 1300);
    await server.kill('SIGKILL');
    server = await startServer({ LEADS_DB: database });
  }
  // A slow machine answers few between two kills.
  while (accepted.length <= 1000) await delay(100);
  isOver = true;
  await Promise.all(senders);
  await server.kill();

  const { messages } = await storedIn(database);
  const stored = new Set(messages);
  const lost = accepted.filter((message) => !stored.has(message));
  const doubled = messages.length - stored.size;
  console.log(
    `${fired} requests fired, ${accepted.length} leads answered ok, lost ${lost.length}, doubled ${doubled}`,
  );
  expect(lost).toEqual([]);
  expect(doubled).toBe(0);
}, 600_000);
