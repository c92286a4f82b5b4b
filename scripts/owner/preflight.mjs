import { join } from 'node:path';
import { main } from '../lib/main.mjs';
import { ensurePackages, requireNode } from '../lib/packages.mjs';
import { run } from '../lib/run.mjs';

/** `npm run preflight`: what is ready to be published and what is not; fails while something is missing. */
await main(async () => {
  const root = join(import.meta.dirname, '../..');
  process.chdir(root);
  process.env.NEXT_TELEMETRY_DISABLED ??= '1';
  requireNode(root);
  await ensurePackages(root);

  // A slip in her files is told before anything is read from them.
  const check = ['--import', 'tsx', 'scripts/build/check-sources.ts'];
  if ((await run(process.execPath, check, { cwd: root })) !== 0) {
    process.exitCode = 1;
    return;
  }

  const { tsImport } = await import('tsx/esm/api');
  /** @type {typeof import('./preflight/preflight')} */
  const { preflight } = await tsImport('./preflight/preflight.ts', import.meta.url);
  if (!(await preflight(process.argv.slice(2)))) process.exitCode = 1;
});
