import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fateOf, send, startServer } from './server';

test('every lead that was answered ok is stored once and named in a mail although the server is killed ten times under load', async () => {
  const database = join(mkdtempSync(join(tmpdir(), 'kills-')), 'leads.db');
  let server = await startServer(database);
  let isOver = false;
  const accepted: string[] = [];
  // Sends each lead again until the answer is ok.
  const sender = async (_: unknown, number: number) => {
    for (let count = 0; !isOver; count += 1) {
      const message = `${number}-${count}`;
      for (let isOk = false; !isOk;) {
        isOk = (await send(server.url, message).catch(() => 0)) === 200;
        if (!isOk) await delay(20);
      }
      accepted.push(message);
    }
  };
  const senders = Array.from({ length: 20 }, sender);
  for (let kill = 0; kill < 10; kill += 1) {
    await delay(200 + Math.random() * 1300);
    await server.kill('SIGKILL');
    server = await startServer(database);
  }
  // Goes on until enough leads were answered, because a slow machine answers few between two kills.
  while (accepted.length <= 500) await delay(100);
  isOver = true;
  await Promise.all(senders);
  await server.kill();

  expect(await fateOf(database, accepted)).toEqual({ lost: [], twice: 0, untold: [] });
}, 600_000);
