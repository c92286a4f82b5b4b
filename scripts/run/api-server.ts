import { createAdaptorServer } from '@hono/node-server';
import { startNodeApi } from '@/api/node';
import { apiSettings } from '../lib/env';
import { main } from '../lib/main.mjs';
import { listen, readPort } from '../lib/port.mjs';

/** `npm run api`: only the API, as beside `npm run dev`. */
await main(async () => {
  const settings = apiSettings();
  const server = createAdaptorServer(startNodeApi(settings));
  const port = await listen(server, readPort(process.env.API_PORT, 3001), process.env.API_HOST);
  console.log(`La API está en http://localhost:${port}; los contactos quedan en ${settings.database}`);
});
