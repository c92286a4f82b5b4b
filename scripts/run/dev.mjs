import { createRequire } from 'node:module';
import { join } from 'node:path';
import { main } from '../lib/main.mjs';
import { ensurePackages, requireNode } from '../lib/packages.mjs';
import { readPort, requireFreePort } from '../lib/port.mjs';
import { run } from '../lib/run.mjs';

/** `npm run dev`: the site with live reload, and the API on an origin of its own. */
await main(async () => {
  const root = join(import.meta.dirname, '../..');
  process.chdir(root);
  process.env.NEXT_TELEMETRY_DISABLED ??= '1';
  requireNode(root);
  const port = readPort(process.env.PORT, 3000);
  const apiPort = readPort(process.env.API_PORT, port + 1);
  await requireFreePort(port);
  await ensurePackages(root);

  process.env.API_PORT = String(apiPort);
  process.env.LEADS_ORIGINS ??= `http://localhost:${port}`;
  process.env.NEXT_PUBLIC_API_HOST ??= `http://localhost:${apiPort}`;
  const { tsImport } = await import('tsx/esm/api');
  await tsImport('./api-server.ts', import.meta.url);

  const next = createRequire(import.meta.url).resolve('next/dist/bin/next');
  process.exit(
    await run(process.execPath, [next, 'dev', '--webpack', '--port', String(port)], { cwd: root }),
  );
});
