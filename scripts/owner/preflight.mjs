import { main } from '../lib/main.mjs';
import { prepare } from '../lib/packages.mjs';
import { run } from '../lib/run.mjs';

/** `npm run preflight`: what is ready to publish and what is missing; fails while anything is missing. */
await main(async () => {
  await prepare();
  // Errors in the owner's data are reported before anything reads them.
  const check = ['--import', 'tsx', 'scripts/build/check-sources.ts'];
  if ((await run(process.execPath, check)) !== 0) {
    process.exitCode = 1;
    return;
  }

  const { tsImport } = await import('tsx/esm/api');
  /** @type {typeof import('./preflight/preflight')} */
  const { preflight } = await tsImport('./preflight/preflight.ts', import.meta.url);
  if (!(await preflight())) process.exitCode = 1;
});
