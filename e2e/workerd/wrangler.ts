import { mkdirSync, mkdtempSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { run } from '@/scripts/lib/run.mjs';
import { installWrangler, wrangler } from '@/scripts/owner/cloudflare.mjs';
import { freePort, startAt } from '../leads/server';

/**
 * Starts a worker with the site's wrangler.jsonc and an empty database.
 * @param trusted file of a certificate that the runtime trusts besides the usual ones
 */
export async function startWorker(
  settings: Readonly<Record<string, string>>,
  main?: string,
  trusted?: string,
) {
  mkdirSync('.run', { recursive: true });
  await installWrangler();
  const folder = mkdtempSync('.run/workerd-');
  const database = ['--local', '--persist-to', folder];
  const env = {
    ...process.env,
    CI: '1',
    WRANGLER_SEND_METRICS: 'false',
    NODE_EXTRA_CA_CERTS: trusted ? resolve(trusted) : process.env.NODE_EXTRA_CA_CERTS,
  };
  const migrate = [wrangler, 'd1', 'migrations', 'apply', 'DB', ...database];
  const log = join(folder, 'migrations.log');
  if ((await run(process.execPath, migrate, { env, log })) !== 0)
    throw new Error(`No migrations: see ${log}`);

  const vars = Object.entries(settings).flatMap(([name, value]) => ['--var', `${name}:${value}`]);
  const port = await freePort();
  const where = [...database, '--ip', '127.0.0.1', '--port', String(port)];
  const words = [wrangler, 'dev', ...(main ? [main] : []), ...where, ...vars];
  // Started detached, so that the runtime, a child process of wrangler, can be stopped too.
  return startAt(port, [process.execPath, ...words], { env, detached: true });
}
