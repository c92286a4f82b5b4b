import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

import { freePort } from './free-port';

export type Server = {
  url: string;
  /** Everything it has written. */
  log: () => string;
  /** The most memory it has held, in MB (Linux). */
  memory: () => number;
  kill: (signal: 'SIGKILL' | 'SIGTERM') => Promise<void>;
};

/** `npm run api` as a process of its own, the one that is killed. */
export async function startServer(
  settings: Readonly<Record<string, string>>,
  script = 'scripts/run/api-server.ts',
): Promise<Server> {
  const port = await freePort();
  const child = spawn(process.execPath, ['--import', 'tsx', script], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, LEADS_RATE_LIMIT: '0', ...settings, API_PORT: String(port) },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (said += String(data)));
  const url = `http://127.0.0.1:${port}`;
  for (const end = Date.now() + 60_000; ; await delay(20)) {
    if (child.exitCode !== null || Date.now() > end) throw new Error(`The API did not start:\n${said}`);
    if (
      await fetch(`${url}/api/health`).then(
        () => true,
        () => false,
      )
    )
      break;
  }
  return {
    url,
    log: () => said,
    memory: () =>
      Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) / 1024,
    async kill(signal) {
      const gone = once(child, 'exit');
      child.kill(signal);
      await gone;
    },
  };
}
