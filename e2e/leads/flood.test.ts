import { usedBytes } from '@/api/budget';
import { memoryLeads } from '@/api/testing/memory-leads';
import { flood, FLOOD_BYTES } from './flood';

test('a day of flood costs no client a place or a mail, the mailbox no quota, the database no more than its budget', async () => {
  const { database } = memoryLeads();
  const { clients, codes, mails, largest, lost } = await flood({
    ...{ database, bytes: FLOOD_BYTES, hours: 24 },
    usedBytes: () => usedBytes(database),
  });
  const slowest = Math.max(...clients.map(({ mailedAfter }) => mailedAfter));
  console.log(
    `flood: ${JSON.stringify(codes)}, ${mails} mails, largest ${((100 * largest) / FLOOD_BYTES).toFixed(1)} %, slowest client ${slowest} minutes`,
  );
  expect(clients.map(({ code }) => code)).toEqual(Array(24).fill(200));
  expect(slowest).toBeLessThanOrEqual(10);
  expect(mails).toBeLessThanOrEqual(500);
  expect(largest).toBeLessThanOrEqual(FLOOD_BYTES);
  expect(lost).toBe(0);
  expect(codes[503]).toBeUndefined();
}, 300_000);
