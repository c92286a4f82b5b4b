import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { HelpfulError, main } from '../lib/main.mjs';
import { run } from '../lib/run.mjs';
import { unreadableData } from './unreadable-data';

/**
 * The first step of a build. A mistake in the content is told to the owner in Spanish; one of the code, and of the
 * interface's sentences, is shown as the compiler says it.
 */
await main(async () => {
  const unreadable = unreadableData('content');
  if (unreadable.length > 0) throw new HelpfulError(`Hay que corregir:\n\n${unreadable.join('\n\n')}\n`);

  const { resolve } = createRequire(import.meta.url);
  // The types of the routes, which tsconfig.json includes.
  const typegen = [resolve('next/dist/bin/next'), 'typegen', '--webpack'];
  const log = '.run/logs/typegen.log';
  if ((await run(process.execPath, typegen, { log })) !== 0)
    throw new HelpfulError(readFileSync(log, 'utf8'));

  // Before the types, which a mistake in the data would spoil too.
  const { validateContent } = await import('@/lib/words/validate-content');
  try {
    validateContent();
  } catch (error) {
    throw new HelpfulError(error instanceof Error ? error.message : String(error));
  }
  const types = [resolve('typescript/bin/tsc'), '--tsBuildInfoFile', '.run/types.tsbuildinfo'];
  if ((await run(process.execPath, types)) !== 0)
    throw new HelpfulError('El programa del sitio tiene un error: está arriba, con su archivo y su renglón.');
});
