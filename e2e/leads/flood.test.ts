import { readdirSync, readFileSync } from 'node:fs';
import { usedBytes } from '@/api/budget';
import { connectToFile } from '@/api/sqlite-connection';
import { flood } from './flood';

test('a day of flood costs no client a place or a mail, the mailbox no quota, the database no more than its budget', async () => {
  const { batch, execute, script, close } = connectToFile(':memory:');
  for (const name of readdirSync('api/migrations').sort())
    await script(readFileSync(`api/migrations/${name}`, 'utf8'));
  const database = { write: batch, read: execute, scrub: async () => true, close: async () => close() };
  const bytes = 10 * 1024 * 1024;
  const { clients, codes, mails, largest, lost } = await flood({
    ...{ database, bytes, hours: 24 },
    usedBytes: () => usedBytes(database),
  });
  const slowest = Math.max(...clients.map(({ mailedAfter }) => mailedAfter));
  console.log(
    `flood: ${JSON.stringify(codes)}, ${mails} mails, largest ${((100 * largest) / bytes).toFixed(1)} %, slowest client ${slowest} minutes`,
  );
  expect(clients.map(({ code }) => code)).toEqual(Array(24).fill(200));
  expect(slowest).toBeLessThanOrEqual(10);
  expect(mails).toBeLessThanOrEqual(500);
  expect(largest).toBeLessThanOrEqual(bytes);
  expect(lost).toBe(0);
  expect(codes[503]).toBeUndefined();
}, 300_000);
