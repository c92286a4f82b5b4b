import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { withLock } from '../lib/lock.mjs';
import { HelpfulError, main } from '../lib/main.mjs';
import { run } from '../lib/run.mjs';
import { sourceHash } from '../lib/sources.mjs';

const stamp = '.run/built-from';
const next = createRequire(import.meta.url).resolve('next/dist/bin/next');

/** Programs that make `out/`, in order. `npm test` checks the types beforehand. */
const steps = [
  [
    '--import',
    'tsx',
    `scripts/build/check-${process.env.TYPES_ARE_CHECKED === '1' ? 'content' : 'sources'}.ts`,
  ],
  [next, 'build', '--webpack'],
  ['--import', 'tsx', 'scripts/build/post-build.ts'],
];

const env = {
  ...process.env,
  // The site has no server actions; a random key would make every build's cache useless for the next.
  NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: Buffer.alloc(32).toString('base64'),
};

/** `npm run build:pages`; with `--if-changed`, only when sources changed since the last build. */
await main(() =>
  withLock('.run/build.lock', 'construir el sitio', async () => {
    // Hashed before the build, so that edits during it count as unbuilt.
    const hash = sourceHash('.', process.env, new Date());
    const isBuilt = existsSync('out/index.html') && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash;
    if (isBuilt && process.argv.includes('--if-changed')) {
      console.log('El sitio ya está construido y nada ha cambiado desde entonces.');
      return;
    }
    rmSync(stamp, { force: true });
    for (const step of steps) {
      const code = await run(process.execPath, step, { env });
      if (code !== 0) throw new HelpfulError('El sitio no se pudo construir: el motivo está arriba.');
    }
    mkdirSync('.run', { recursive: true });
    writeFileSync(stamp, hash);
  }),
);
