import { HelpfulError, main } from '../lib/main.mjs';
import { prepare } from '../lib/packages.mjs';
import { editorPort, readPort, requireFreePort } from '../lib/port.mjs';
import { buildSite, npm } from '../lib/run.mjs';

/** `npm start` takes a fresh clone to the site in a browser; it needs only Node and npm. */
await main(async () => {
  await requireFreePort(readPort(process.env.PORT, 3000), process.env.PREVIEW_HOST);
  await requireFreePort(editorPort());
  await prepare();
  if ((await buildSite()) !== 0 || (await npm(['run', '--silent', 'build:editor'])) !== 0)
    throw new HelpfulError('No hay sitio que mostrar: primero hay que corregir lo de arriba.');

  // tsx is a dependency, so it can't be imported before the packages are installed.
  const { tsImport } = await import('tsx/esm/api');
  await tsImport('./preview.ts', import.meta.url);
});
