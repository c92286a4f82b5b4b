import { HelpfulError, main } from '../lib/main.mjs';
import { prepare } from '../lib/packages.mjs';
import { readPort, requireFreePort } from '../lib/port.mjs';
import { checks } from '../lib/checks.mjs';
import { npm } from '../lib/run.mjs';

/** `npm start`: from a fresh clone to the site in a browser. Needs nothing but Node and npm. */
await main(async () => {
  await requireFreePort(readPort(process.env.PORT, 3000), process.env.PREVIEW_HOST);
  await prepare();
  if ((await npm(checks.build)) !== 0)
    throw new HelpfulError('No hay sitio que mostrar: primero hay que corregir lo de arriba.');

  // Only now is there a package to run TypeScript with.
  const { tsImport } = await import('tsx/esm/api');
  await tsImport('./preview.ts', import.meta.url);
});
