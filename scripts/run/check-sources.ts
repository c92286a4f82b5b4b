import { readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { withLock } from '../lib/lock.mjs';
import { HelpfulError, main } from '../lib/main.mjs';
import { run } from '../lib/run.mjs';

/** Checks the content, then the types; content first, because invalid data breaks the types, too. */
await main(async () => {
  const content = ['--import', 'tsx', 'scripts/run/check-content.ts'];
  if ((await run(process.execPath, content)) !== 0) return void (process.exitCode = 1);

  // A build writes the same types.
  await withLock('.run/build.lock', 'revisar los tipos', checkTypes);
});

async function checkTypes(): Promise<void> {
  const { resolve } = createRequire(import.meta.url);
  // Writes the types of the routes, which tsconfig.json includes. Those of a route that is gone would be an error.
  rmSync('.next/types', { recursive: true, force: true });
  const typegen = [resolve('next/dist/bin/next'), 'typegen', '--webpack'];
  const log = '.run/logs/typegen.log';
  if ((await run(process.execPath, typegen, { log })) !== 0)
    throw new HelpfulError(readFileSync(log, 'utf8'));
  const types = [resolve('typescript/bin/tsc'), '--tsBuildInfoFile', '.run/types.tsbuildinfo'];
  if ((await run(process.execPath, types)) !== 0)
    throw new HelpfulError('El programa del sitio tiene un error: está arriba, con su archivo y su renglón.');
}
