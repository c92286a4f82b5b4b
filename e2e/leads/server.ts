import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { createServer } from 'node:net';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import type { Lead } from '@/api/leads';
import { openLeads } from '@/api/node';
import { listen } from '@/scripts/lib/port.mjs';

/** A free port of this machine. */
export async function freePort(): Promise<number> {
  const probe = createServer();
  const port = await listen(probe, 0);
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

/** Waits until an address answers; after a minute it fails with the program's output. */
export async function answering(url: string, said: () => string, isOver: () => boolean): Promise<void> {
  for (const end = Date.now() + 60_000; ; await delay(50)) {
    if (isOver() || Date.now() > end) throw new Error(`It did not start:\n${said()}`);
    if (await fetch(url).then(Boolean, () => false)) return;
  }
}

export type Server = Awaited<ReturnType<typeof startServer>>;

/**
 * `npm run api` as its own process, which tests kill.
 * @param folder working directory, with the site's `out/`
 */
export async function startServer(
  settings: Readonly<Record<string, string>>,
  script = 'scripts/run/api-server.ts',
  folder = '.',
) {
  const port = await freePort();
  const child = spawn(process.execPath, ['--import', import.meta.resolve('tsx'), resolve(script)], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      TSX_TSCONFIG_PATH: resolve('tsconfig.json'),
      LEADS_RATE_LIMIT: '0',
      ...settings,
      PORT: String(port),
      API_PORT: String(port),
    },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data) => (said += String(data)));
  const url = `http://127.0.0.1:${port}`;
  await answering(
    `${url}/api/health`,
    () => said,
    () => child.exitCode !== null,
  );
  return {
    url,
    port,
    /** Output so far. */
    log: () => said,
    isRunning: () => child.exitCode === null && child.signalCode === null,
    async kill(signal: 'SIGKILL' | 'SIGTERM' = 'SIGTERM') {
      const gone = once(child, 'exit');
      child.kill(signal);
      await gone;
    },
  };
}

/** Leads in a file, read by another process than the writer. */
export async function storedIn(database: string) {
  const leads = openLeads(database);
  const [check] = await leads.database.read(['PRAGMA integrity_check']);
  const all: Lead[] = [];
  for await (const page of leads.batches()) all.push(...page);
  await leads.database.close();
  return { all, messages: all.map(({ message }) => message), isIntact: check?.integrity_check === 'ok' };
}

const agent = new Agent({ keepAlive: true, maxSockets: 200 });
const ana = { name: 'Ana Peña', phone: '3001234567', email: 'ana@correo.example', services: 'RUT' };

/** Sends a unique lead. @returns the answer's code; fails without an answer */
export function send(url: string, message: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { 'Content-Type': 'application/json' };
    const sent = request(`${url}/api/contact`, { method: 'POST', agent, headers }, (response) => {
      text(response).then(() => resolve(response.statusCode ?? 0), reject);
    });
    sent.on('error', reject).setTimeout(15_000, () => sent.destroy(new Error('no answer in 15 s')));
    sent.end(JSON.stringify({ ...ana, message }));
  });
}
