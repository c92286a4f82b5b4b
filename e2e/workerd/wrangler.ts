import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync } from 'node:fs';
import { installWrangler, wranglerCommand } from '@/scripts/owner/cloudflare.mjs';
import { answering, freePort } from '../leads/server';

function wrangler(...words: readonly string[]) {
  const [command, ...args] = wranglerCommand(words);
  const child = spawn(command, args, {
    // Its own process group, because wrangler starts the runtime.
    detached: true,
    env: { ...process.env, CI: '1', WRANGLER_SEND_METRICS: 'false' },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (said += String(data)));
  return { child, said: () => said };
}

/** Runs a worker with the site's wrangler.jsonc and a fresh empty database, until it is stopped. */
export async function startWorker(settings: Readonly<Record<string, string>>, main?: string) {
  mkdirSync('.run', { recursive: true });
  await installWrangler();
  const database = ['--local', '--persist-to', mkdtempSync('.run/workerd-')];
  const migrating = wrangler('d1', 'migrations', 'apply', 'DB', ...database);
  const [code] = (await once(migrating.child, 'exit')) as [number];
  if (code !== 0) throw new Error(`wrangler ended with ${code}:\n${migrating.said()}`);

  const vars = Object.entries(settings).flatMap(([name, value]) => ['--var', `${name}:${value}`]);
  const port = await freePort();
  const where = [...database, '--ip', '127.0.0.1', '--port', String(port)];
  const { child, said } = wrangler('dev', ...(main ? [main] : []), ...where, ...vars);
  const url = `http://localhost:${port}`;
  await answering(`${url}/api/health`, said, () => child.exitCode !== null);
  return {
    url,
    async stop() {
      const gone = once(child, 'exit');
      process.kill(-(child.pid ?? 0), 'SIGTERM');
      await gone;
    },
  };
}
