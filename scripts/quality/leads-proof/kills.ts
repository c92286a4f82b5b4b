import { setTimeout as delay } from 'node:timers/promises';

import type { Leads } from '@/api/leads';

import { leadOf, post } from './load';
import { startServer } from './server';

/**
 * Leads from many senders, each sent until it is answered ok, while the server dies at random moments.
 * @returns what was found
 */
export async function killedUnderLoad(database: string, kills: number, leads: () => Leads): Promise<string> {
  let server = await startServer({ LEADS_DB: database });
  let isOver = false;
  const accepted: string[] = [];
  let retries = 0;
  const senders = Array.from({ length: 20 }, async (_, sender) => {
    for (let count = 0; !isOver; count += 1) {
      const message = `${sender}-${count}`;
      while (!(await isAccepted(server.url, message))) {
        retries += 1;
        await delay(20);
      }
      accepted.push(message);
    }
  });
  for (let kill = 0; kill < kills; kill += 1) {
    await delay(200 + Math.random() * 1300);
    await server.kill('SIGKILL');
    server = await startServer({ LEADS_DB: database });
  }
  await delay(500);
  isOver = true;
  await Promise.all(senders);
  await server.kill('SIGTERM');

  const opened = leads();
  const stored = (await opened.all()).map(({ message }) => message);
  opened.database.close();
  const lost = accepted.filter((message) => !stored.includes(message));
  const doubled = stored.length - new Set(stored).size;
  if (lost.length + doubled > 0) throw new Error(`${lost.length} lost, ${doubled} doubled`);
  return `${kills} kills, ${accepted.length} leads answered ok, ${retries} sent again: ${lost.length} lost, ${doubled} doubled`;
}

async function isAccepted(url: string, message: string): Promise<boolean> {
  return post(`${url}/api/contact`, leadOf(message)).then(
    ({ text }) => text === '{"status":"ok"}',
    () => false,
  );
}
