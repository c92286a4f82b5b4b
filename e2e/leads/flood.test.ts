import { createApi } from '@/api/app';
import { runCron } from '@/api/cron';
import { memoryRateLimit, usedBytes } from '@/api/limits';
import type { SendMail } from '@/api/mail';
import { sendDue } from '@/api/outbox';
import { signedLinks } from '@/api/signed-links';
import { accept, anybody, notice } from '@/api/testing/accept';
import { memoryLeads } from '@/api/testing/memory-leads';
import { unlimited } from '@/api/testing/unlimited';
import { sampleRequest as client } from '@/lib/lead/sample-request';

const [MINUTE, HOUR] = [60_000, 3_600_000];
/** Seconds between two rounds of the attackers. */
const STEP = 20;
/** Noon in Colombia, so that the callers' daily limits start again in the middle. */
const start = Date.parse('2026-11-24T17:00:00Z');
/** Size limit of the database, small enough to fill quickly. */
const bytes = 6 * 1024 * 1024;

/** Addresses of a round: a new /64 of one /48 network, and one of 500 IPv4 callers and 20 other /48 networks. */
const attackers = (turn: number) => {
  const other = turn % 520;
  const address = other < 500 ? `198.51.${other >> 8}.${other & 255}` : `2001:db8:${other}:${turn}::1`;
  return [`2001:db8:1:${turn.toString(16)}::1`, address];
};

test('during a day of flood every client is stored and mailed within five minutes, within the mailbox’s quota and the database’s size limit', async () => {
  const leads = memoryLeads();
  const size = () => usedBytes(leads.database);
  let now = start;
  let mails = 0;
  let largest = 0;
  const clients: { name: string; code: number; at: number; mailedAfter: number }[] = [];
  const send: SendMail = async ({ text }) => {
    mails += 1;
    for (const each of clients)
      if (text.includes(each.name)) each.mailedAfter = Math.min(each.mailedAfter, (now - each.at) / MINUTE);
    return { ok: true };
  };

  let written = 0;
  const large = (name: string) => ({ ...client, name, message: `${(written += 1)}`.padEnd(5_000, 'ñ') });
  const kept: number[] = [];
  // Fills the database with normal leads and as many of yesterday's flood. With `perHour: 0` a lead counts as flood.
  while ((await size()) < 0.98 * bytes) {
    await leads.admit(large('De ayer'), notice, start - 30 * HOUR, { ...anybody, perHour: 0 });
    kept.push((await accept(leads, large('De ayer'), start - 30 * HOUR)).id);
  }
  await leads.database.write([
    ['UPDATE outbox SET digest = 1, sent_at = :sent', { sent: start - 29 * HOUR }],
  ]);

  const api = createApi({
    ...unlimited,
    leads,
    links: signedLinks(leads.database),
    limits: { perDay: 40, perHour: 200, bytes },
    rateLimit: memoryRateLimit(12, () => now),
    usedBytes: size,
    addressOf: (context) => context.req.header('X-Test-Address') ?? '',
    now: () => now,
    elapsed: () => now,
  });
  const post = async (address: string, lead: object) => {
    const headers = { 'Content-Type': 'application/json', 'X-Test-Address': address };
    const sent = { method: 'POST', headers, body: JSON.stringify(lead) };
    const { status } = await api.request('/api/contact', sent);
    if (status === 200) await sendDue(leads, send, () => now);
    largest = Math.max(largest, await size());
    return status;
  };
  for (let second = 0; second < 24 * 3_600; second += STEP, now += STEP * 1_000) {
    for (const address of attackers(second / STEP)) await post(address, large('Avalancha'));
    if (second % 3_600 === 1_800) {
      const entry = { name: `Clienta ${clients.length + 1}.`, code: 0, at: now, mailedAfter: Infinity };
      clients.push(entry);
      entry.code = await post(`192.0.2.${clients.length}`, { ...client, name: entry.name });
    }
    if (second % 300 === 0) await runCron(leads, { send, now: () => now, log: () => undefined });
  }
  expect(clients.map(({ code }) => code)).toEqual(Array(24).fill(200));
  expect(Math.max(...clients.map(({ mailedAfter }) => mailedAfter))).toBeLessThanOrEqual(5);
  // The mailbox's daily quota.
  expect(mails).toBeLessThanOrEqual(500);
  expect(largest).toBeLessThanOrEqual(bytes);
  expect((await leads.count({ ids: kept })).total).toBe(kept.length);
}, 300_000);
