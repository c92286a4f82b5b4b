import { readFileSync } from 'node:fs';
import { main } from '../lib/main.mjs';
import { npm, run } from '../lib/run.mjs';
import { installWrangler, wrangler } from './cloudflare.mjs';
import { deploySite } from './deploy-site';

const log = '.run/logs/deploy.log';

/** `npm run deploy` publishes the site on Cloudflare, from Workers Builds or from a computer. */
await main(() =>
  deploySite(
    {
      npm,
      async wrangler(args, env) {
        await installWrangler();
        const code = await run(process.execPath, [wrangler, ...args], { log, env });
        return { code, said: readFileSync(log, 'utf8') };
      },
    },
    process.env,
  ),
);
