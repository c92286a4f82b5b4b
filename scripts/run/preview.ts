import { createApiStandIn } from './api-stand-in';
import { startPreviewServer } from './preview-server';
import { main } from '../lib/main.mjs';
import { readPort } from '../lib/port.mjs';

/** `npm run preview`: serves `out/` with the API stand-in beside it, and says where. */
await main(async () => {
  const leadsFile = 'leads/leads.jsonl';
  const basePath = process.env.NEXT_PUBLIC_BASE_PATH ?? '';
  const { url } = await startPreviewServer({
    port: readPort(process.env.PORT, 3000),
    host: process.env.PREVIEW_HOST,
    basePath,
    standIn: createApiStandIn({ leadsFile }),
  });
  console.log(`
El sitio está en ${url}${basePath}
Los contactos de prueba quedan en ${leadsFile}. Para terminar: Ctrl+C.
`);
});
