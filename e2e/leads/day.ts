import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApi } from '@/api/app';
import { usedBytes } from '@/api/budget';
import { keepHouse } from '@/api/keeper';
import type { SendMail } from '@/api/mail';
import { openLeads } from '@/api/node';
import { mailHealth, sendDue } from '@/api/outbox';
import { memoryFloodGauge, memoryRateLimit } from '@/api/rate-limit';
import { readSettings } from '@/api/settings';
import { unlimited } from '@/api/testing/unlimited';
import { main } from '@/scripts/lib/main.mjs';

/*
 * `npx tsx e2e/leads/day.ts`: a day of spam, its clock turned by hand. Twelve hours of one address, then twelve of
 * 500; each sends the largest leads there are, all different, 12 a minute. Each hour a client writes from an
 * address of their own. The mailbox takes a mail a second.
 */

const MINUTE = 60_000;
const HOURS = 24;
const folder = mkdtempSync(join(tmpdir(), 'day-'));
const database = join(folder, 'leads.db');
const start = Date.parse('2026-11-21T05:00:00Z');
let now = start;

const letters = (count: number) =>
  String.fromCharCode(...Array.from({ length: count }, () => 0x4e00 + Math.floor(Math.random() * 20_000)));

const spam = () => ({
  name: letters(200),
  phone: '3001234567',
  email: letters(254),
  services: letters(500),
  message: letters(5_000),
});

const megabytes = (bytes: number) => Math.round(bytes / 1024 / 1024);
const fileSize = () =>
  ['', '-wal'].reduce(
    (sum, end) => sum + (statSync(database + end, { throwIfNoEntry: false })?.size ?? 0),
    0,
  );

await main(async () => {
  const leads = openLeads({ database, databaseToken: undefined });
  const settings = readSettings({});
  /** When each client's mail went out. */
  const told = new Map<string, number>();
  let mails = 0;
  let mailsOfMinute = 0;
  let turnOfMinute = withResolvers();
  const send: SendMail = async ({ text }) => {
    while (mailsOfMinute >= 60) await turnOfMinute.promise;
    mailsOfMinute += 1;
    mails += 1;
    const client = /Mensaje: (soy cliente \d+)/.exec(text)?.[1];
    if (client !== undefined && !told.has(client)) told.set(client, now);
    return { ok: true };
  };
  const house = { send, now: () => now, ranSince: () => MINUTE, log: console.error };
  let isAtIt = false;
  const inBackground = (work: () => Promise<void>) => {
    if (isAtIt) return;
    isAtIt = true;
    void work().finally(() => (isAtIt = false));
  };
  const api = createApi({
    ...unlimited,
    leads,
    limits: settings.limits,
    rateLimit: memoryRateLimit(settings.rateLimit, () => now - start),
    isFlood: memoryFloodGauge(settings.rateLimit, () => now - start),
    usedBytes: () => usedBytes(leads.database),
    addressOf: (context) => context.req.header('X-Address') ?? '',
    mailHealth: () => mailHealth(leads, true, now),
    onMail: () => inBackground(() => sendDue(leads, send, () => now)),
    now: () => now,
    elapsed: () => now - start,
  });
  const post = async (address: string, lead: object) => {
    const body = JSON.stringify(lead);
    const headers = { 'Content-Type': 'application/json', 'X-Address': address };
    return (await api.request('/api/contact', { method: 'POST', headers, body })).status;
  };

  const codes = new Map<number, number>();
  let calls = 0;
  async function attack(addresses: readonly string[], times: number): Promise<void> {
    const waiting = addresses.flatMap((address) => Array<string>(times).fill(address));
    const step = MINUTE / waiting.length;
    const sender = async () => {
      for (let address = waiting.pop(); address !== undefined; address = waiting.pop()) {
        now += step;
        const code = await post(address, spam());
        calls += 1;
        codes.set(code, (codes.get(code) ?? 0) + 1);
      }
    };
    await Promise.all(Array.from({ length: 50 }, sender));
  }

  const one = ['203.0.113.1'];
  const many = Array.from({ length: 500 }, (_, index) => `198.51.${index >> 8}.${index & 255}`);
  // A first lead wakes everything that later ones need.
  await post('192.0.2.1', { name: 'Ana', phone: '3001234567', email: 'a@b.co' });
  await keepHouse(leads, house);
  const idle = process.memoryUsage.rss();
  let most = idle;
  const clients: { message: string; at: number; code: number }[] = [];
  for (let minute = 0; minute < HOURS * 60; minute += 1) {
    now = start + minute * MINUTE;
    mailsOfMinute = 0;
    turnOfMinute.resolve();
    turnOfMinute = withResolvers();
    inBackground(() => keepHouse(leads, house));
    const sinceMany = minute - 12 * 60;
    // Once each has spent its day and is only refused, one minute stands for three hours.
    if (sinceMany < 0) await attack(one, 12);
    else if (sinceMany < 4 || sinceMany % 180 === 0) await attack(many, 12);
    if (minute % 60 === 30) {
      const message = `soy cliente ${minute}`;
      const client = {
        name: 'Ana',
        phone: '3001234567',
        email: 'ana@correo.example',
        services: 'RUT',
        message,
      };
      clients.push({ message, at: now, code: await post(`192.0.2.${100 + minute / 60}`, client) });
    }
    // Lets the background have its turn before the clock is turned on.
    for (let turn = 0; turn < 20; turn += 1) await new Promise(setImmediate);
    most = Math.max(most, process.memoryUsage.rss());
    if (minute === 12 * 60 - 1)
      console.log(
        `after 12 h of 1 address: ${(await leads.count()).total} leads, file ${megabytes(fileSize())} MB, ${mails} mails`,
      );
  }
  const [stored, size] = [(await leads.count()).total, megabytes(fileSize())];
  const late = clients.filter(({ message, at }) => (told.get(message) ?? Infinity) - at > 5 * MINUTE);
  const unstored = clients.filter(({ code }) => code !== 200);
  const slowest = Math.max(
    ...clients.map(({ message, at }) => ((told.get(message) ?? Infinity) - at) / MINUTE),
  );
  console.log(
    [
      `${calls} calls: ${[...codes]
        .sort()
        .map(([code, count]) => `${code}: ${count}`)
        .join(', ')}`,
      `${stored} leads, file ${size} MB, ${mails} mails`,
      `${clients.length} clients: ${unstored.length} not stored, ${late.length} told after 5 minutes (the slowest after ${slowest})`,
      `memory ${megabytes(idle)} MB idle, ${megabytes(most)} MB at most, the attackers’ own texts included`,
    ].join('\n'),
  );
  leads.database.close();
  rmSync(folder, { recursive: true });
  const isWell = unstored.length + late.length === 0 && size <= 200;
  process.exit(isWell ? 0 : 1);
});

function withResolvers() {
  let resolve: () => void = () => undefined;
  const promise = new Promise<void>((done) => (resolve = done));
  return { promise, resolve };
}
