import { createApi } from '@/api/app';
import { runCron } from '@/api/cron';
import { leadsIn } from '@/api/leads';
import type { Database } from '@/api/database';
import type { SendMail } from '@/api/mail';
import { sendDue } from '@/api/outbox';
import { memoryRateLimit } from '@/api/rate-limit';
import { signedLinks } from '@/api/signed-links';
import { unlimited } from '@/api/testing/unlimited';
import { sampleRequest as client } from '@/lib/lead/sample-request';

const [SECOND, MINUTE, HOUR] = [1_000, 60_000, 3_600_000];
/** Noon in Colombia: callers' days turn in the middle. */
const start = Date.parse('2026-11-24T17:00:00Z');
const notice = { version: 'abc', text: 'Al enviar autorizas…' };

/** Callers, one of them a /48. */
const TURNS = 520;
/** Mails a mailbox sends in 24 hours. */
const QUOTA = 500;

/** A small budget, which is soon full. */
export const FLOOD_BYTES = 6 * 1024 * 1024;

type Given = {
  readonly database: Database;
  readonly usedBytes: () => Promise<number>;
  /** Largest size of the database. */
  readonly bytes: number;
  readonly hours: number;
};

/**
 * Floods an API whose database is nearly full, half of it by a flood of the day before. One /48 writes a lead a second,
 * each from another /64; 500 IPv4 callers and 20 more /48s take turns. A client writes in the middle of each hour.
 * Once all callers are refused in turn, only the minutes around a client's lead and after midnight are attacked.
 */
export async function flood({ database, usedBytes, bytes, hours }: Given) {
  const leads = leadsIn(database);
  let now = start;
  const sentAt: number[] = [];
  const clients: { name: string; code: number; at: number; mailedAfter: number }[] = [];
  const send: SendMail = async ({ text }) => {
    if (sentAt.filter((time) => time > now - 24 * HOUR).length >= QUOTA)
      return { ok: false, reason: 'limited' };
    sentAt.push(now);
    for (const each of clients) {
      if (text.includes(each.name)) each.mailedAfter = Math.min(each.mailedAfter, (now - each.at) / MINUTE);
    }
    return { ok: true };
  };

  let written = 0;
  const large = (name: string) => ({ ...client, name, message: `${(written += 1)}`.padEnd(5_000, 'ñ') });
  for (let half = 0; (await usedBytes()) < 0.98 * bytes; half = 1 - half) {
    // Above 0 leads an hour all are marked.
    const admission = { callers: [], perHour: half === 0 ? 0 : Infinity, isFull: false };
    await leads.admit(large(`De ayer ${half}`), notice, start - 30 * HOUR, admission);
  }
  await database.write([['UPDATE outbox SET digest = 1, sent_at = ?1', start - 29 * HOUR]]);
  const unmarked = (await leads.count({ find: 'De ayer 1' })).total;

  const api = createApi({
    ...unlimited,
    leads,
    links: signedLinks(leads.database),
    limits: { perDay: 40, perHour: 200, bytes },
    rateLimit: memoryRateLimit(12, () => now),
    usedBytes,
    addressOf: (context) => context.req.header('X-Test-Address') ?? '',
    now: () => now,
    elapsed: () => now,
  });
  const codes = new Map<number, number>();
  let largest = 0;
  const post = async (address: string, lead: object) => {
    const headers = { 'Content-Type': 'application/json', 'X-Test-Address': address };
    const { status } = await api.request('/api/contact', {
      method: 'POST',
      headers,
      body: JSON.stringify(lead),
    });
    if (status === 200) {
      await sendDue(leads, send, () => now);
      largest = Math.max(largest, await usedBytes());
    }
    return status;
  };
  let lastStored = 0;
  for (let second = 0; second < hours * 3_600; second += 1, now += SECOND) {
    if (second === 12 * 3_600) lastStored = second;
    const turn = second % TURNS;
    const other =
      turn < 500 ? `198.51.${turn >> 8}.${turn & 255}` : `2001:db8:${turn}:${second.toString(16)}::1`;
    const isQuiet = second - lastStored > TURNS && Math.abs((second % 3_600) - 1_800) > 150;
    for (const address of isQuiet ? [] : [`2001:db8:1:${second.toString(16)}::1`, other]) {
      const code = await post(address, large('Avalancha'));
      if (code === 200) lastStored = second;
      codes.set(code, (codes.get(code) ?? 0) + 1);
    }
    if (second % 3_600 === 1_800) {
      const name = `Clienta ${clients.length + 1}.`;
      const entry = { name, code: 0, at: now, mailedAfter: Infinity };
      clients.push(entry);
      entry.code = await post(`192.0.2.${clients.length}`, { ...client, name });
    }
    if (second % 300 === 299) await runCron(leads, { send, now: () => now, log: () => undefined });
  }
  const left = (await leads.count({ find: 'De ayer 1' })).total;
  return { clients, codes: Object.fromEntries(codes), mails: sentAt.length, largest, lost: unmarked - left };
}
