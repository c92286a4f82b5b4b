import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { withLock } from '../lib/lock.mjs';
import { HelpfulError, main } from '../lib/main.mjs';
import { run } from '../lib/run.mjs';
import { sourceHash } from '../lib/sources.mjs';

const root = join(import.meta.dirname, '../..');
const stamp = join(root, '.run', 'built-from');
const next = createRequire(import.meta.url).resolve('next/dist/bin/next');

/** What makes `out/`, in order; each is a program for Node. `npm test` has checked the types before. */
const steps = [
  ...(process.env.TYPES_ARE_CHECKED === '1' ? [] : [['--import', 'tsx', 'scripts/build/check-sources.ts']]),
  [next, 'build', '--webpack'],
  ['--import', 'tsx', 'scripts/build/post-build.ts'],
];

/** `npm run build`; with `--if-changed`, only where `out/` is not what the sources would give. */
await main(() =>
  withLock(join(root, '.run', 'build.lock'), 'construir el sitio', async () => {
    // Taken before the build: what is edited meanwhile must count as not yet built.
    const hash = sourceHash(root, process.env, new Date());
    if (process.argv.includes('--if-changed') && isBuiltFrom(hash)) {
      console.log('El sitio ya está construido y nada ha cambiado desde entonces.');
      return;
    }
    rmSync(stamp, { force: true });
    for (const step of steps) {
      const code = await run(process.execPath, step, { cwd: root });
      if (code !== 0) throw new HelpfulError('El sitio no se pudo construir: el motivo está arriba.');
    }
    mkdirSync(dirname(stamp), { recursive: true });
    writeFileSync(stamp, hash);
    if (isRehearsal()) {
      console.log(
        'Es un ensayo: sin NEXT_PUBLIC_SITE_URL sus páginas piden a los buscadores que no las muestren (noindex).',
      );
    }
  }),
);

/** @param {string} hash */
function isBuiltFrom(hash) {
  return (
    existsSync(join(root, 'out', 'index.html')) && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash
  );
}

/** The pages themselves say it, whichever file of settings gave the address or did not. */
function isRehearsal() {
  return readFileSync(join(root, 'out', 'index.html'), 'utf8').includes('content="noindex"');
}
