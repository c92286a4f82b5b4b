import { createRequire } from 'node:module';
import { withLock } from '../lib/lock.mjs';
import { HelpfulError, main } from '../lib/main.mjs';
import { run } from '../lib/run.mjs';

const next = createRequire(import.meta.url).resolve('next/dist/bin/next');

/** Node's arguments of each step that makes `out/`, in order. */
const steps = [
  ['--import', 'tsx', 'scripts/run/check-content.ts'],
  [next, 'build', '--webpack'],
  ['--import', 'tsx', 'scripts/post-build/post-build.ts'],
];

const env = {
  ...process.env,
  // The site has no server actions, and a random key would make each build's cache useless for the next.
  NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: Buffer.alloc(32).toString('base64'),
};

/** `npm run build:pages` checks the content, builds the pages and makes them ready to publish, in `out/`. */
await main(() =>
  withLock('.run/build.lock', 'construir el sitio', async () => {
    for (const step of steps) {
      const code = await run(process.execPath, step, { env });
      if (code !== 0) throw new HelpfulError('El sitio no se pudo construir: el motivo está arriba.');
    }
  }),
);
