import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { HelpfulError, main } from '../lib/main.mjs';
import { crawl } from '../lib/nodes.mjs';
import { npm } from '../lib/run.mjs';
import { noteFile, reasonIn, type Note } from './issue-texts.mjs';
import { isFoundAt } from './published-before';

/**
 * `npm run build`, here, in Workers Builds and in the workflow, is what a commit must pass before it is published.
 * It checks the content, builds, reads the export without a browser, and builds the editor.
 */
await main(async () => {
  rmSync(noteFile, { force: true });
  const outcome = await check();
  const note: Note =
    typeof outcome === 'string' ? { passed: false, said: outcome } : { passed: true, ...outcome };
  mkdirSync(dirname(noteFile), { recursive: true });
  writeFileSync(noteFile, JSON.stringify(note));
  if (!note.passed) throw new HelpfulError('No se puede publicar así: el motivo está arriba.');
});

/** @returns labels of the placeholders, or why the commit can't be published */
async function check(): Promise<{ placeholders: string[] } | string> {
  const built =
    (await step('types', ['exec', '--', 'tsx', 'scripts/build/check-sources.ts'])) ??
    (await step('pages', ['run', '--silent', 'build:pages']));
  if (built !== undefined) return built;

  // These modules read the owner's data, which may be malformed until the build has passed.
  const [{ site }, { readSiteSettings }, { placeholdersIn }, { labelOf, lineOf }] = await Promise.all([
    import('@/content/site'),
    import('../lib/env'),
    import('@/lib/words/placeholders'),
    import('@/lib/words/validate-data'),
  ]);
  const { siteUrl } = readSiteSettings();
  const address = siteUrl.replace(/\/$/, '');
  const examples = placeholdersIn(site);
  const placeholders = examples.map(({ path }) => labelOf('site', path));
  if (placeholders.length > 0 && address !== '' && (await isFoundAt(address))) {
    const list = examples
      .map(({ path, found }) => `  • ${lineOf({ file: 'site', path, mend: 'escribe tu dato', found })}`)
      .join('\n');
    const said = `Volvió un dato de ejemplo, y tu sitio ya está publicado con los tuyos:\n${list}`;
    console.error(`\n✗ ${said}\n`);
    return said;
  }
  if (address === '') placeholders.push(labelOf('site', 'address'));
  const unread = await step('crawl', crawl, address === '' ? {} : { EXPORT_URL: address });
  // Her data were checked before, so what a test says is for whoever programs.
  if (unread !== undefined)
    return 'Las páginas se construyeron, y al leerlas algo no está como debe. El detalle está en .run/logs/publish-crawl.log.';
  return (await step('editor', ['exec', '--', 'tsx', 'editor/build.ts'])) ?? { placeholders };
}

/** @returns why it failed, if it did */
async function step(
  name: string,
  command: readonly string[],
  settings: NodeJS.Dict<string> = {},
): Promise<string | undefined> {
  const log = `.run/logs/publish-${name}.log`;
  const code = await npm(command, { log, env: { ...process.env, ...settings } });
  const output = readFileSync(log, 'utf8');
  console.log(output);
  return code === 0 ? undefined : reasonIn(output);
}
