import { startApiStandIn } from './api-stand-in';
import { main } from '../lib/main.mjs';
import { readPort } from '../lib/port.mjs';

/** The API stand-in by itself, on an origin of its own: `npm run dev` calls it from the pages' one. */
await main(async () => {
  const leadsFile = 'leads/leads.jsonl';
  const { url } = await startApiStandIn({ port: readPort(process.env.API_PORT, 3001), leadsFile });
  console.log(`API de prueba en ${url}; los contactos quedan en ${leadsFile}`);
});
