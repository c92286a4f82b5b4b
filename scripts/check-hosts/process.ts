import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

export type Running = { url: string; stop: () => Promise<void> };

/** A port of this machine that nobody uses at the moment. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = address !== null && typeof address === 'object' ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}

/**
 * Starts a server's program and waits until it answers.
 * @param patience milliseconds; the first time, npx downloads the program too
 * @throws Error with the last words of a program that ended, or never answered
 */
export async function startServer(
  command: string,
  args: readonly string[],
  url: string,
  patience = 180_000,
): Promise<Running> {
  const child = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own, so that stopping it stops what it started too.
    detached: true,
    env: { ...process.env, CI: '1', WRANGLER_SEND_METRICS: 'false', NO_UPDATE_CHECK: '1' },
  });
  let said = '';
  let ended = false;
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (said += String(data)));
  const end = new Promise<void>((resolve) => {
    child.once('error', (error) => (said += error.message));
    child.once('close', () => {
      ended = true;
      resolve();
    });
  });
  const kill = () => {
    if (child.pid !== undefined && !ended) process.kill(-child.pid, 'SIGTERM');
  };
  process.once('exit', kill);
  const stop = async () => {
    process.off('exit', kill);
    kill();
    await end;
  };

  for (const deadline = Date.now() + patience; Date.now() < deadline && !ended; await delay(200)) {
    const answered = await fetch(url).then(
      () => true,
      () => false,
    );
    if (answered) return { url, stop };
  }
  await stop();
  throw new Error(said.trim().split('\n').slice(-3).join(' · ') || `${command} did not answer`);
}
