import { spawnSync } from 'node:child_process';

import { main } from '../lib/main.mjs';
import { installWrangler, wrangler } from './cloudflare.mjs';

/** `npm run wrangler -- login` runs Cloudflare's CLI in the version that the project tests. */
await main(async () => {
  await installWrangler();
  const command = [wrangler, ...process.argv.slice(2)];
  process.exitCode = spawnSync(process.execPath, command, { stdio: 'inherit' }).status ?? 1;
});
