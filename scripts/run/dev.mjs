import { createRequire } from 'node:module';
import { main } from '../lib/main.mjs';
import { prepare } from '../lib/packages.mjs';
import { readPort, requireFreePort } from '../lib/port.mjs';
import { run } from '../lib/run.mjs';

/** `npm run dev`: the site with live reload, and the API on its own origin. */
await main(async () => {
  const port = readPort(process.env.PORT, 3000);
  const apiPort = readPort(process.env.API_PORT, port + 1);
  await requireFreePort(port);
  await prepare();

  process.env.API_PORT = String(apiPort);
  process.env.LEADS_ORIGINS ??= `http://localhost:${port}`;
  process.env.NEXT_PUBLIC_API_HOST ??= `http://localhost:${apiPort}`;
  const { tsImport } = await import('tsx/esm/api');
  await tsImport('./api-server.ts', import.meta.url);

  const next = createRequire(import.meta.url).resolve('next/dist/bin/next');
  process.exit(await run(process.execPath, [next, 'dev', '--webpack', '--port', String(port)]));
});
