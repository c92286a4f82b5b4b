import { Hono } from 'hono';
import { createRequire } from 'node:module';
import { apiSettings } from '../lib/env';
import { main } from '../lib/main.mjs';
import { editorPort, readPort } from '../lib/port.mjs';
import { startEditor } from './editor';
import { startPreviewServer } from './preview-server';

/**
 * `tsx scripts/run/preview.ts`, the last step of `npm start`: serves `out/` and the API on one port and
 * prints the address.
 */
await main(async () => {
  const settings = apiSettings();
  const api = await startApi();
  const routes = new Hono();
  if (api) routes.mount('/api', api.fetch, { replaceRequest: false });
  const { url } = await startPreviewServer({
    port: readPort(process.env.PORT, 3000),
    host: process.env.PREVIEW_HOST,
    routes,
  });
  const leads =
    api === undefined
      ? 'En este computador los contactos de prueba no se guardan: la base de datos no existe para su procesador.'
      : `Los contactos quedan en ${settings.database}; se leen con «npm run leads».`;
  console.log(`
El sitio está en ${url}
${leads} Para terminar: Ctrl+C.
`);
  const editor = await startEditor({ port: editorPort(), site: url });
  console.log(
    `El editor está en ${editor.url}: ábrelo en Chrome o Edge, elige esta carpeta y cambia tus datos.\n`,
  );

  /** The API, or nothing where libsql has no binary, as for Windows on an ARM processor. */
  async function startApi() {
    try {
      createRequire(import.meta.url)('libsql');
    } catch (error) {
      if (error instanceof Error && error.message.startsWith("Cannot find module '@libsql/"))
        return undefined;
      throw error;
    }
    const { startNodeApi } = await import('@/api/node');
    return startNodeApi(settings);
  }
});
