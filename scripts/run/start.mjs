import { join } from 'node:path';
import { HelpfulError, main } from '../lib/main.mjs';
import { ensurePackages, requireNode } from '../lib/packages.mjs';
import { readPort, requireFreePort } from '../lib/port.mjs';
import { npm } from '../lib/run.mjs';

/** `npm start`: from a fresh clone to the site in a browser. Needs nothing but Node and npm. */
await main(async () => {
  const root = join(import.meta.dirname, '../..');
  process.chdir(root);
  process.env.NEXT_TELEMETRY_DISABLED ??= '1';
  requireNode(root);
  await requireFreePort(readPort(process.env.PORT, 3000), process.env.PREVIEW_HOST);
  await ensurePackages(root);
  const code = await npm(['run', '--silent', 'build', '--', '--if-changed']);
  if (code !== 0) throw new HelpfulError('No hay sitio que mostrar: primero hay que corregir lo de arriba.');

  // Only now is there a package to run TypeScript with.
  const { tsImport } = await import('tsx/esm/api');
  await tsImport('./preview.ts', import.meta.url);
});
