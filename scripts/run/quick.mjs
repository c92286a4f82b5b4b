import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { ensureBrowser } from '../lib/browser.mjs';
import { checks, noSettings } from '../lib/checks.mjs';
import { HelpfulError, main } from '../lib/main.mjs';
import { prepare } from '../lib/packages.mjs';
import { npm } from '../lib/run.mjs';
import { runSteps, summarise } from './test/steps.mjs';

/** Sources of the pages; a change elsewhere needs no build. */
const site = /^(app|components|content|early|lib|public|scripts\/build)\/|^next\.config\.mjs$/;

/**
 * `npm run test:quick` checks in a minute what changed since the last commit. It runs in place.
 */
await main(async () => {
  await prepare();
  const changed = changedFiles();
  if (changed.length === 0)
    throw new HelpfulError('Nada ha cambiado desde el último commit: «npm test» lo prueba todo.');
  const isSite = changed.some((file) => site.test(file) && !/\.test\.tsx?$/.test(file));
  if (isSite) await ensureBrowser();
  const code = changed.filter((file) => /\.(ts|tsx|mjs)$/.test(file));

  /** @typedef {import('./test/steps.mjs').Step & { command: string[] }} Step */
  /** @type {Step[]} */
  const steps = [
    { name: 'types', command: checks.types },
    ...(isSite ? [{ name: 'build', command: checks.build }] : []),
    ...(code.length > 0 ? [{ name: 'lint', command: [...checks.lint.slice(0, -1), ...code] }] : []),
    { name: 'format', command: [...checks.format.slice(0, -1), ...changed] },
    { name: 'unit', command: [...checks.unit, '--onlyChanged', '--passWithNoTests'] },
    ...(isSite
      ? [
          { name: 'export', command: checks.export, needs: 'build' },
          // The phone's journeys differ little, and `npm test` runs them.
          { name: 'smoke', command: [...checks.smoke, '--project=desktop'], needs: 'build' },
        ]
      : []),
  ];
  const env = {
    ...process.env,
    ...noSettings,
    TYPES_ARE_CHECKED: '1',
  };
  const start = performance.now();
  const results = await runSteps(steps, ({ command }, log) => npm(command, { env, log }), '.run/quick');
  summarise(results, (performance.now() - start) / 1000);
});

/** Changed and untracked files, without deleted ones. */
function changedFiles() {
  const git = (/** @type {string[]} */ ...args) =>
    execFileSync('git', args, { encoding: 'utf8' }).split('\n');
  return [...git('diff', '--name-only', 'HEAD'), ...git('ls-files', '--others', '--exclude-standard')].filter(
    (file) => file !== '' && existsSync(file),
  );
}
