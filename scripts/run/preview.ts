import { startNodeApi } from '@/api/node';
import { apiSettings } from '../lib/env';
import { main } from '../lib/main.mjs';
import { editorPort, readPort } from '../lib/port.mjs';
import { startEditor } from './editor';
import { startPreviewServer } from './preview-server';
import { endGracefully } from './http-server';

/**
 * `tsx scripts/run/preview.ts`, the last step of `npm start`: serves `out/` and the API on one port and
 * prints the address.
 */
await main(async () => {
  const settings = apiSettings();
  const api = startNodeApi(settings);
  const { url, server } = await startPreviewServer({
    port: readPort(process.env.PORT, 3000),
    host: process.env.PREVIEW_HOST,
    api,
  });
  endGracefully(server, api.close);
  console.log(`
El sitio está en ${url}
Los contactos quedan en ${settings.database}; se leen con «npm run leads». Para terminar: Ctrl+C.
`);
  const editor = await startEditor({ port: editorPort(), site: url });
  console.log(
    `El editor está en ${editor.url}: ábrelo en Chrome o Edge, elige esta carpeta y cambia tus datos.\n`,
  );
});
