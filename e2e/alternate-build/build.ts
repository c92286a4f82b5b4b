import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DataFile } from '@/content/schema';
import { dataFiles } from '@/lib/owner-data/data-files';
import { HelpfulError, main } from '@/scripts/lib/main.mjs';
import { npm } from '@/scripts/lib/run.mjs';
import { mirror } from '../copy-sources';
import { apiHost, copy, edits } from './setup';

/**
 * `npm test -- alternate-build` publishes a copy with a year of the owner's edits, as Workers Builds publishes a commit.
 * The journeys of `e2e/alternate-build` run on it.
 */
await main(async () => {
  mirror(copy);
  for (const [file, values] of Object.entries(edits)) {
    const data = { ...dataFiles[file as DataFile], ...values };
    writeFileSync(join(copy, 'content', `${file}.json`), `${JSON.stringify(data, null, 2)}\n`);
  }
  // Here the tracking call sends the e-mail address; in the shipped site it sends the name.
  const program = readFileSync('content/site.ts', 'utf8');
  writeFileSync(
    join(copy, 'content/site.ts'),
    program.replace("emailField: 'name' }", "emailField: 'email' }"),
  );
  const env = {
    ...process.env,
    NEXT_PUBLIC_SITE_URL: '',
    NEXT_PUBLIC_API_HOST: apiHost,
    CI: 'true',
    WORKERS_CI: '1',
    EDITOR_REPOSITORY: 'ana/sitio',
  };
  if ((await npm(['run', '--silent', 'build'], { cwd: copy, env })) !== 0)
    throw new HelpfulError('Con otros datos el sitio no se pudo publicar: el motivo está arriba.');
});
