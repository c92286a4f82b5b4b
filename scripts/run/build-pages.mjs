import { createRequire } from 'node:module';
import { withLock } from '../lib/lock.mjs';
import { HelpfulError, main } from '../lib/main.mjs';
import { replaceFolder } from '../lib/files.mjs';
import { run } from '../lib/run.mjs';

const next = createRequire(import.meta.url).resolve('next/dist/bin/next');

/** The pages are made here, because those in `out/` may be served or tested meanwhile. */
const folder = '.run/site';

/** Node's arguments of each step, in order. */
const steps = [
  ['--import', 'tsx', 'scripts/run/check-content.ts'],
  [next, 'build', '--webpack'],
  ['--import', 'tsx', 'scripts/post-build/post-build.ts', folder],
];

const env = {
  ...process.env,
  EXPORT_FOLDER: folder,
  // The site has no server actions, and a random key would make each build's cache useless for the next.
  NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: Buffer.alloc(32).toString('base64'),
};

/** `npm run build:pages` checks the content, builds the pages and makes them ready to publish, and moves them to `out/`. */
await main(() =>
  withLock('.run/build.lock', 'construir el sitio', async () => {
    for (const step of steps) {
      const code = await run(process.execPath, step, { env });
      if (code !== 0) throw new HelpfulError('El sitio no se pudo construir: el motivo está arriba.');
    }
    replaceFolder(folder, 'out');
  }),
);
