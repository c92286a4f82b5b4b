import Sqlite from 'libsql';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { openLeads } from '@/api/node';
import { accept } from '@/api/testing/accept';
import { sentFields } from '@/lib/lead/contact-fields';
import { sampleRequest } from '@/lib/lead/sample-request';
import { fateOf, send, startServer } from './server';

/* Other programs write into the server's database file while visitors send leads. */

/** Rounds of the same test; more of them find rare races. */
const rounds = Number(process.env.ROUNDS ?? 1);

let database: string;
let ends: (() => Promise<unknown>)[];
beforeEach(() => {
  database = join(mkdtempSync(join(tmpdir(), 'beside-')), 'leads.db');
  ends = [];
});
// Stops servers and visitors after a failed test, too.
afterEach(() => Promise.all(ends.map((end) => end())));

async function start() {
  const server = await startServer(database);
  ends.unshift(async () => server.isRunning() && server.kill('SIGKILL'));
  return server;
}

async function until(isReached: () => boolean): Promise<void> {
  while (!isReached()) await delay(20);
}

/**
 * Starts visitors who send one lead after another until `stop`.
 * @returns the leads answered ok, and the function that stops the visitors
 */
function visitors(count: number, urlOf: () => string) {
  const accepted: string[] = [];
  let isOver = false;
  const name = Math.random();
  const all = Array.from({ length: count }, async (_, visitor) => {
    for (let turn = 0; !isOver; turn += 1) {
      const message = `${name} ${visitor} ${turn}`;
      if ((await send(urlOf(), message).catch(() => 0)) === 200) accepted.push(message);
      await delay(10);
    }
  });
  const stop = async () => {
    isOver = true;
    await Promise.all(all);
    return accepted;
  };
  ends.push(stop);
  return { accepted, stop };
}

/** Writes as another program: locks the file, commits and closes it. */
async function holdFile(milliseconds: number): Promise<void> {
  const other = new Sqlite(database, { timeout: 5_000 });
  other.exec('BEGIN IMMEDIATE');
  other.exec("INSERT OR REPLACE INTO state (name, value) VALUES ('another program', 1)");
  await delay(milliseconds);
  other.exec('COMMIT');
  other.close();
}

/** Returns the deleted files that the process still has open; leads written there are lost. */
function unnamedFilesOf(pid: number): string[] {
  const folder = `/proc/${pid}/fd`;
  // Only Linux lists the open files of a process.
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .flatMap((descriptor) => {
      try {
        return [readlinkSync(join(folder, descriptor))];
      } catch {
        return [];
      }
    })
    .filter((path) => path.startsWith(database) && path.endsWith('(deleted)'));
}

/** Stops the server and tells what became of the leads that it answered ok. */
async function outcomeOf(server: Awaited<ReturnType<typeof start>>, accepted: readonly string[]) {
  const unnamed = unnamedFilesOf(server.pid);
  await server.kill();
  const hasLog = existsSync(`${database}-wal`);
  return { ...(await fateOf(database, accepted)), unnamed, hasLog };
}

const nothingLost = { lost: [], twice: 0, untold: [], unnamed: [], hasLog: false };

test('every lead that was answered ok is stored although another program writes into the file and closes it', async () => {
  const server = await start();
  const accepted: string[] = [];
  for (let round = 0; round < rounds; round += 1)
    for (const [held, count] of [
      [200, 1],
      [1_000, 10],
      [2_500, 3],
    ] as const) {
      const { stop, accepted: before } = visitors(count, () => server.url);
      await delay(100);
      await holdFile(held);
      const soFar = before.length;
      await until(() => before.length >= soFar + count);
      accepted.push(...(await stop()));
    }
  expect(await outcomeOf(server, accepted)).toEqual(nothingLost);
}, 300_000);

test('a deletion of 5,001 leads while the server runs loses no lead that arrives meanwhile', async () => {
  const leads = openLeads(database);
  const typed = { ...sampleRequest, email: 'ida@correo.example', message: 'x'.repeat(5_000) };
  await accept(leads, typed, Date.now());
  const columns = ['fingerprint', 'received_at', 'times', 'notice', 'marks', 'email_key', 'phone_key']
    .concat(sentFields)
    .join(', ');
  await leads.database.write([
    [
      `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 5000)
       INSERT INTO leads (${columns}) SELECT ${columns} FROM leads, n`,
    ],
  ]);
  await leads.database.close();
  const server = await start();
  const { stop, accepted } = visitors(3, () => server.url);
  const deletion = spawn(
    process.execPath,
    ['--import', 'tsx', 'scripts/owner/leads.ts', '--forget', typed.email],
    { env: { ...process.env, LEADS_DB: database } },
  );
  let said = '';
  for (const stream of [deletion.stdout, deletion.stderr])
    stream.on('data', (data) => (said += String(data)));
  await once(deletion, 'exit');
  expect(said).toContain('ida@correo.example: 5001');
  await until(() => accepted.length > 10);
  await stop();
  expect(await outcomeOf(server, accepted)).toEqual(nothingLost);
}, 300_000);

test('a restart that runs two servers on the file for a while loses no lead', async () => {
  const server = await start();
  const accepted: string[] = [];
  const first = visitors(10, () => server.url);
  for (let restart = 0; restart < 2 * rounds; restart += 1) {
    const other = await start();
    const second = visitors(10, () => other.url);
    await until(() => second.accepted.length > 50);
    await other.kill();
    accepted.push(...(await second.stop()));
  }
  const soFar = first.accepted.length;
  await until(() => first.accepted.length > soFar + 50);
  accepted.push(...(await first.stop()));
  expect(await outcomeOf(server, accepted)).toEqual(nothingLost);
}, 300_000);
