import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { HelpfulError, main } from '../lib/main.mjs';
import { npm } from '../lib/run.mjs';
import { checkPublication, type Step } from './check-publication';
import { noteFile, reasonIn, type Note } from './publication.mjs';

/**
 * `npm run build`, which Workers Builds and the publication workflow run: only a commit that passes it is published. With
 * `--complete`, for `npm run preflight`, it refuses a rehearsal.
 */
await main(async () => {
  rmSync(noteFile, { force: true });
  const step: Step = async (command, settings) => {
    const log = '.run/logs/publish.log';
    const code = await npm(command, { log, env: { ...process.env, ...settings } });
    const output = readFileSync(log, 'utf8');
    console.log(output);
    return code === 0 ? undefined : reasonIn(output);
  };
  const refusesRehearsals = process.argv.includes('--complete');
  const note: Note = await checkPublication(step, { refusesRehearsals });
  mkdirSync(dirname(noteFile), { recursive: true });
  writeFileSync(noteFile, JSON.stringify(note));
  if (!note.passed) throw new HelpfulError('No se puede publicar así: el motivo está arriba.');
});
