import { spawnSync } from 'node:child_process';

import { main } from '../lib/main.mjs';
import { installWrangler, wranglerCommand } from './cloudflare.mjs';

/** `npm run wrangler -- login` runs Cloudflare's CLI in the version that the project tests. */
await main(async () => {
  await installWrangler();
  const [command, ...args] = wranglerCommand(process.argv.slice(2));
  process.exitCode = spawnSync(command, args, { stdio: 'inherit' }).status ?? 1;
});
