import { readFileSync } from 'node:fs';
import { main } from '../lib/main.mjs';
import { npm, run } from '../lib/run.mjs';
import { installWrangler, wranglerCommand } from './cloudflare.mjs';
import { deploySite } from './deploy-site';

const log = '.run/logs/deploy.log';

/** `npm run deploy` publishes the site on Cloudflare, from Workers Builds or from a computer. */
await main(() =>
  deploySite(
    {
      npm,
      async wrangler(args, env) {
        await installWrangler();
        const [command, ...rest] = wranglerCommand(args);
        const code = await run(command, rest, { log, env });
        return { code, said: readFileSync(log, 'utf8') };
      },
    },
    process.env,
  ),
);
