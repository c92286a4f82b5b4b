import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { checks } from '../lib/checks.mjs';
import { readSettings } from '../lib/env';
import { HelpfulError, main } from '../lib/main.mjs';
import { npm } from '../lib/run.mjs';
import { sourceHash } from '../lib/sources.mjs';
import { noteFile, reasonIn, type Note } from './notice.mjs';

/**
 * `npm run build`, here, in Workers Builds and in the workflow: what a commit must pass before it is published. Checks
 * the content, builds, and reads the export as browsers and search engines do; it needs no browser.
 */
await main(async () => {
  rmSync(noteFile, { force: true });
  const sources = sourceHash('.', process.env, new Date());
  const said = await firstFault();
  const note: Note =
    said === undefined
      ? { passed: true, sources, placeholders: await placeholders() }
      : { passed: false, said };
  mkdirSync(dirname(noteFile), { recursive: true });
  writeFileSync(noteFile, JSON.stringify(note));
  if (!note.passed) throw new HelpfulError('No se puede publicar así: el motivo está arriba.');
});

/** What the site still has from the repository as it is given away, by its label. */
async function placeholders(): Promise<string[]> {
  // Only now can it be read.
  const { site } = await import('@/content/site');
  const { identityFindings } = await import('../owner/preflight/identity');
  const open = identityFindings(site).filter(({ state }) => state === 'missing');
  return open.map(({ what }) => what.replace(/:.*/, ''));
}

/** Runs the steps until one fails, and gives its reason. */
async function firstFault(): Promise<string | undefined> {
  for (const step of ['build', 'crawl'] as const) {
    const log = `.run/logs/publish-${step}.log`;
    const { siteUrl, basePath } = readSettings();
    const address = siteUrl === '' ? {} : { EXPORT_URL: siteUrl.replace(/\/$/, '') + basePath };
    const code = await npm(checks[step], { log, env: { ...process.env, ...address } });
    const output = readFileSync(log, 'utf8');
    console.log(output);
    if (code !== 0) return reasonIn(output);
  }
  return undefined;
}
