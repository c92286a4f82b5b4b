import { createClient } from '@libsql/client';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { main } from '@/scripts/lib/main.mjs';
import { openMailbox } from './mailbox';
import { startServer } from './server';

/*
 * `npx tsx e2e/leads/day.ts [folder of another version]` attacks `npm run api` for a simulated day. The API is a process
 * of its own, with a clock set by this one. One address attacks for twelve hours, then 500 do; each sends 12 different
 * leads of the largest size a minute. Each hour a client writes from another address. The mailbox takes a mail a second.
 * After four minutes of 500 addresses only the clients' minutes are attacked, since all others end in the same refusals.
 */

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
/** Milliseconds by which the clock advances at once. */
const STEP = 5 * SECOND;
const HOURS = 24;
/** Real milliseconds after which a version is given up. */
const PATIENCE = 7 * MINUTE;
const version = process.argv[2];
const folder = mkdtempSync(join(tmpdir(), 'day-'));
const database = join(folder, 'leads.db');
const start = Date.parse('2026-11-21T05:00:00Z');
let now = start;

const letters = (count: number) =>
  String.fromCharCode(...Array.from({ length: count }, () => 0x4e00 + Math.floor(Math.random() * 20_000)));

/** Returns a lead of the largest size; earlier versions took up to 64 kB. */
const spam = () => ({
  name: letters(200),
  phone: '3001234567',
  email: letters(254),
  services: letters(500),
  message: letters(version === undefined ? 5_000 : 20_000),
});
const client = (minute: number) => ({
  name: 'Ana',
  phone: '3001234567',
  email: 'ana@correo.example',
  services: 'RUT',
  message: `soy cliente ${minute}`,
});

const megabytes = (bytes: number) => Math.round(bytes / 1024 / 1024);
const fileSize = () =>
  ['', '-wal'].reduce(
    (sum, end) => sum + (statSync(database + end, { throwIfNoEntry: false })?.size ?? 0),
    0,
  );

function bodyOf(raw: string): string {
  const [head = '', ...rest] = raw.split('\r\n\r\n');
  const body = rest.join('\r\n\r\n');
  return /^Content-Transfer-Encoding: base64/im.test(head) ? Buffer.from(body, 'base64').toString() : body;
}

await main(async () => {
  /** When each client's lead was mailed, in simulated time. */
  const mailed = new Map<string, number>();
  let [mails, lastMail, free] = [0, 0, start];
  const mailbox = await openMailbox(async (raw) => {
    while (now < free) await delay(1);
    free = Math.max(free, now - STEP) + SECOND;
    mails += 1;
    lastMail = performance.now();
    for (const [message] of bodyOf(raw).matchAll(/soy cliente \d+/g)) {
      if (!mailed.has(message)) mailed.set(message, now);
    }
  });
  const server = await startServer(
    {
      ...{ LEADS_DB: database, LEADS_RATE_LIMIT: '12', LEADS_PROXY: '1', CLOCK_START: String(start) },
      ...{ SMTP_HOST: '127.0.0.1', SMTP_PORT: String(mailbox.port) },
      ...{ SMTP_USER: 'duena@contadora.example', SMTP_PASSWORD: 'clave' },
      NODE_OPTIONS: `--import=${import.meta.resolve('./turned-clock.mjs')}`,
      TSX_TSCONFIG_PATH: resolve(version ?? '.', 'tsconfig.json'),
    },
    resolve(version ?? '.', 'scripts/run/api-server.ts'),
    version,
  );
  const turn = (time: number) => {
    now = time;
    server.send(now);
  };

  const agent = new Agent({ keepAlive: true, maxSockets: 50 });
  const post = (address: string, lead: object) =>
    new Promise<number>((done) => {
      const headers = { 'Content-Type': 'application/json', 'X-Forwarded-For': address };
      const sent = request(`${server.url}/api/contact`, { method: 'POST', agent, headers }, (response) => {
        response.resume().on('close', () => done(response.statusCode ?? 0));
      });
      sent.on('error', () => done(0)).end(JSON.stringify(lead));
    });

  const codes = new Map<number, number>();
  async function attack(addresses: readonly string[]): Promise<void> {
    const waiting = [...addresses];
    const sender = async () => {
      for (let address = waiting.pop(); address !== undefined; address = waiting.pop()) {
        const code = await post(address, spam());
        codes.set(code, (codes.get(code) ?? 0) + 1);
      }
    };
    await Promise.all(Array.from({ length: 50 }, sender));
  }
  /** Waits until the API has sent its mails, because a real minute is longer than a simulated one. */
  const quiet = async (waitsFor?: string) => {
    const asked = performance.now();
    const isMissing = () =>
      waitsFor !== undefined && !mailed.has(waitsFor) && performance.now() - asked < 500;
    while (isMissing() || performance.now() - Math.max(asked, lastMail) < 30) await delay(5);
  };

  const one = ['203.0.113.1'];
  const many = Array.from({ length: 500 }, (_, index) => `198.51.${index >> 8}.${index & 255}`);
  // A first lead loads everything that later ones need.
  await post('192.0.2.1', { name: 'Ana', phone: '3001234567', email: 'a@b.co', services: '', message: '' });
  await quiet();
  const idle = server.memory('now');
  const begun = performance.now();
  const clients: { message: string; at: number; code: number }[] = [];
  let minute = 0;
  for (; minute < HOURS * 60 && performance.now() - begun < PATIENCE; minute += 1) {
    const sinceMany = minute - 12 * 60;
    const isClients = minute % 60 === 30;
    const callers = sinceMany < 0 ? one : sinceMany < 4 || isClients ? many : [];
    for (let call = 0; call < 12; call += 1) {
      turn(start + minute * MINUTE + call * STEP);
      const attacking = attack(callers);
      if (isClients && call === 6) {
        const lead = client(minute);
        const at = now;
        clients.push({ message: lead.message, at, code: await post(`192.0.2.${100 + minute / 60}`, lead) });
      }
      await attacking;
    }
    await quiet(clients.at(-1)?.message);
    if ((minute + 1) % 180 === 0)
      console.log(
        `${(minute + 1) / 60} h: file ${megabytes(fileSize())} MB, ${mails} mails, memory ${server.memory('now').toFixed(0)} MB`,
      );
  }
  const most = server.memory();
  const size = megabytes(fileSize());
  await server.kill('SIGKILL');
  const reader = createClient({ url: `file:${database}` });
  const stored = Number((await reader.execute('SELECT COUNT(*) AS count FROM leads')).rows[0]?.count);
  reader.close();
  const slowness = clients.map(({ message, at }) => ((mailed.get(message) ?? Infinity) - at) / MINUTE);
  const late = slowness.filter((minutes) => minutes > 5).length;
  const unstored = clients.filter(({ code }) => code !== 200).length;
  console.log(
    [
      `${(minute / 60).toFixed(1)} h in ${((performance.now() - begun) / MINUTE).toFixed(1)} minutes; calls: ${[
        ...codes,
      ]
        .sort()
        .map(([code, count]) => `${code}: ${count}`)
        .join(', ')}`,
      `${stored} leads, file ${size} MB, ${mails} mails`,
      `${clients.length} clients: ${unstored} not stored, ${late} mailed after 5 minutes (the slowest after ${Math.max(...slowness).toFixed(2)})`,
      `memory of the API ${idle.toFixed(0)} MB idle, ${most.toFixed(0)} MB at most`,
    ].join('\n'),
  );
  await mailbox.close();
  rmSync(folder, { recursive: true });
  const isWell = minute === HOURS * 60 && unstored + late === 0 && size <= 200 && most - idle <= 60;
  process.exit(isWell ? 0 : 1);
});
