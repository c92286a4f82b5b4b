import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';

/** Where the trials keep their database, apart from the one of `npx wrangler dev`. */
const state = ['--persist-to', '.run/workerd'];

/** The newest that runs on this Node, as npx picks it. */
function wrangler(args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  return spawn('npx', ['--yes', 'wrangler@4', ...args, ...state], {
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own: npx starts wrangler, and wrangler the runtime.
    detached: true,
    env: { ...process.env, CI: '1', WRANGLER_SEND_METRICS: 'false', ...env },
  });
}

export async function migrate(): Promise<void> {
  const child = wrangler(['d1', 'migrations', 'apply', 'DB', '--local']);
  child.stdout.resume();
  child.stderr.pipe(process.stderr);
  const [code] = (await once(child, 'exit')) as [number];
  if (code !== 0) throw new Error(`wrangler ended with ${code}`);
}

/** Runs a worker with the site's own wrangler.jsonc, until it is stopped. */
export async function startWorker({
  port,
  main,
  settings = {},
  env,
}: {
  port: number;
  main?: string;
  settings?: Readonly<Record<string, string>>;
  env?: Readonly<Record<string, string>>;
}): Promise<{ url: string; pid: number; stop: () => Promise<void> }> {
  const vars = Object.entries(settings).flatMap(([name, value]) => ['--var', `${name}:${value}`]);
  const where = ['--local', '--ip', '127.0.0.1', '--port', String(port)];
  const child = wrangler(['dev', ...(main ? [main] : []), ...where, ...vars], env);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (said += String(data)));
  const url = `http://127.0.0.1:${port}`;
  const pid = child.pid ?? 0;
  for (const end = Date.now() + 120_000; ; await delay(200)) {
    if (child.exitCode !== null || Date.now() > end) throw new Error(`wrangler did not start:\n${said}`);
    if (
      await fetch(`${url}/api/health`).then(
        (response) => response.body !== null,
        () => false,
      )
    )
      break;
  }
  return {
    url,
    pid,
    stop: async () => {
      const gone = once(child, 'exit');
      process.kill(-pid, 'SIGTERM');
      await gone;
    },
  };
}
