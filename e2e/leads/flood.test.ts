import { createApi } from '@/api/app';
import { runCron } from '@/api/cron';
import { memoryRateLimit } from '@/api/limits';
import type { SendMail } from '@/api/mail';
import { sendDue } from '@/api/outbox';
import { signedLinks } from '@/api/signed-links';
import { memoryLeads } from '@/api/testing/memory-leads';
import { unlimited } from '@/api/testing/unlimited';
import { sampleRequest as client } from '@/lib/lead/sample-request';

const MINUTE = 60_000;
/** Seconds between two rounds of the attackers. */
const STEP = 20;
/** Noon in Colombia, so that the callers' daily limits start again in the middle. */
const start = Date.parse('2026-11-24T17:00:00Z');
/** Addresses of a round: a new /64 of one /48 network, and one of 500 IPv4 callers and 20 other /48 networks. */
const attackers = (turn: number) => {
  const other = turn % 520;
  const address = other < 500 ? `198.51.${other >> 8}.${other & 255}` : `2001:db8:${other}:${turn}::1`;
  return [`2001:db8:1:${turn.toString(16)}::1`, address];
};

test('during a day of flood every client is stored and mailed within five minutes, within the mailbox’s quota', async () => {
  const leads = memoryLeads();
  let now = start;
  let mails = 0;
  const clients: { name: string; code: number; at: number; mailedAfter: number }[] = [];
  const send: SendMail = async ({ text }) => {
    mails += 1;
    for (const each of clients)
      if (text.includes(each.name)) each.mailedAfter = Math.min(each.mailedAfter, (now - each.at) / MINUTE);
    return { ok: true };
  };

  const api = createApi({
    ...unlimited,
    leads,
    links: signedLinks(leads.database),
    limits: { ...unlimited.limits, perDay: 40, perHour: 200 },
    rateLimit: memoryRateLimit(12, () => now),
    addressOf: (context) => context.req.header('X-Test-Address') ?? '',
    now: () => now,
    elapsed: () => now,
  });
  const post = async (address: string, lead: object) => {
    const headers = { 'Content-Type': 'application/json', 'X-Test-Address': address };
    const sent = { method: 'POST', headers, body: JSON.stringify(lead) };
    const { status } = await api.request('/api/contact', sent);
    if (status === 200) await sendDue(leads, send, () => now);
    return status;
  };
  let written = 0;
  for (let second = 0; second < 24 * 3_600; second += STEP, now += STEP * 1_000) {
    for (const address of attackers(second / STEP))
      await post(address, { ...client, message: `${(written += 1)}` });
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
}, 300_000);
