import { spawn, type SpawnOptionsWithoutStdio } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { runCron } from '@/api/cron';
import type { SendMail } from '@/api/mail';
import { openLeads } from '@/api/node';
import { numbersIn } from '@/api/testing/numbers-in';
import { sampleRequest } from '@/lib/lead/sample-request';
import { listen } from '@/scripts/lib/port.mjs';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Returns a free port. */
export async function freePort(): Promise<number> {
  const probe = createServer();
  const port = await listen(probe, 0);
  await new Promise((closed) => probe.close(closed));
  return port;
}

/** Starts a server and waits until it answers. `kill` also ends the children of a `detached` one. */
export async function startAt(
  port: number,
  [command, ...args]: readonly [string, ...string[]],
  options: SpawnOptionsWithoutStdio,
) {
  const child = spawn(command, args, options);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (said += String(data)));
  const url = `http://localhost:${port}`;
  const isUp = () => fetch(`${url}/api/health`).then(Boolean, () => false);
  for (const end = Date.now() + 60_000; !(await isUp()); await delay(50))
    if (child.exitCode !== null || child.signalCode !== null || Date.now() > end)
      throw new Error(`It did not start:\n${said}`);
  return {
    url,
    async kill(signal: 'SIGKILL' | 'SIGTERM' = 'SIGTERM') {
      const gone = once(child, 'exit');
      process.kill(options.detached ? -Number(child.pid) : Number(child.pid), signal);
      await gone;
    },
  };
}

/** Starts the API in a process of its own, which a test can kill. */
export async function startServer(database: string) {
  const port = await freePort();
  const env = { LEADS_RATE_LIMIT: '0', LEADS_DB: database };
  return startAt(
    port,
    [process.execPath, '--import', import.meta.resolve('tsx'), 'scripts/run/api-server.ts'],
    {
      env: { ...process.env, ...env, API_PORT: String(port) },
    },
  );
}

/**
 * Tells what became of the leads that were answered ok, in a database that has to be intact: which are lost, how many are
 * stored twice, and which no mail names within a day in which the mailbox works.
 */
export async function fateOf(database: string, accepted: readonly string[]) {
  const leads = openLeads(database);
  expect(await leads.database.read(['PRAGMA integrity_check'])).toEqual([{ integrity_check: 'ok' }]);
  const all = await leads.list({}, -1);
  const kept = new Set(all.map(({ message }) => message));
  const told = new Set<number>();
  let now = Date.now();
  const send: SendMail = async (mail) => {
    if (!mail.key.startsWith('semana')) for (const id of numbersIn(mail)) told.add(id);
    return { ok: true };
  };
  for (const end = now + DAY_MS; now < end; now += 5 * MINUTE_MS)
    await runCron(leads, { send, now: () => now, log: console.error });
  await leads.database.close();
  return {
    lost: accepted.filter((message) => !kept.has(message)),
    twice: all.length - kept.size,
    untold: all.filter(({ id }) => !told.has(id)).map(({ message }) => message),
  };
}

/** Sends a lead with this message. @returns the status code @throws without an answer */
export async function send(url: string, message: string): Promise<number> {
  const { status } = await fetch(`${url}/api/contact`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    signal: AbortSignal.timeout(15_000),
    body: JSON.stringify({ ...sampleRequest, message }),
  });
  return status;
}
