import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { readArguments } from '../lib/arguments';
import { HelpfulError, main } from '../lib/main.mjs';
import { npm, run } from '../lib/run.mjs';
import { installWrangler, wranglerCommand } from './cloudflare.mjs';
import { noteFile, type Note } from '../publish/publication.mjs';
import { line } from './preflight/finding';
import { mailFinding, settingNames } from './preflight/mails';
import {
  commitSteps,
  deploySteps,
  environmentOf,
  hasDatabase,
  rehearsed,
  withDatabase,
  type Step,
} from './deploy/plan';

const configurationFile = 'wrangler.jsonc';
const log = '.run/logs/deploy.log';
const isHost = process.env.WORKERS_CI === '1';

/**
 * `npm run deploy [-- --ensayo]` publishes what `npm run build` lets pass, and runs that first where it has not run.
 * In Workers Builds it publishes the commit; on a computer it also creates the database.
 */
await main(async () => {
  const { values } = readArguments('Uso: npm run deploy [-- --ensayo]', { ensayo: { type: 'boolean' } });
  if (!(isHost && isChecked()) && (await npm(['run', '--silent', 'build'])) !== 0)
    throw new HelpfulError('No se publicó nada: el motivo está arriba.');
  const configuration = readFileSync(configurationFile, 'utf8');
  if (isHost && !hasDatabase(configuration))
    throw new HelpfulError(
      `No se publicó nada: ${configurationFile} no tiene el número de la base de datos (database_id).\nEl botón «Deploy to Cloudflare» lo escribe; a mano: npm run wrangler -- d1 create contadora-leads`,
    );
  const steps = isHost ? commitSteps : deploySteps(configuration);
  if (values.ensayo) {
    for (const step of steps.flatMap(rehearsed)) await perform(step);
    return console.log('\nEs un ensayo: no se envió nada.');
  }
  const tell = await announcer();
  for (const step of steps) await perform(step);
  console.log('\n✓ Publicado. Ábrelo en tu celular y envía un contacto de prueba.');
  await tell();
  await tellOfMails();
});

/** Compares the pages with those online, before they are replaced. @returns what tells the search engines */
async function announcer(): Promise<() => Promise<void>> {
  const { readSiteSettings } = await import('../lib/env');
  readSiteSettings();
  const { siteUrl } = await import('@/lib/site-url');
  const { isFindable } = await import('@/lib/found/metadata');
  if (!isFindable) return () => Promise.resolve();
  const { announce, changedAddresses } = await import('./deploy/announce');
  const changed = await changedAddresses(siteUrl, 'out');
  return async () => console.log(await announce(siteUrl, changed));
}

/** Reports whether mail settings reach the API; Cloudflare lists the names of secrets, not their values. */
async function tellOfMails(): Promise<void> {
  const given = process.env.WRANGLER_CI_OVERRIDE_NAME;
  const [command, ...args] = wranglerCommand(['secret', 'list', ...(given ? ['--name', given] : [])]);
  // A failed listing is no reason to fail a publication.
  if ((await run(command, args, { log })) !== 0) return;
  const names = settingNames(readFileSync(log, 'utf8'), readFileSync(configurationFile, 'utf8'));
  console.log(line(mailFinding(names)));
}

function isChecked(): boolean {
  if (!existsSync(noteFile)) return false;
  const note: Note = JSON.parse(readFileSync(noteFile, 'utf8'));
  return note.passed;
}

async function perform(step: Step): Promise<void> {
  const { what, wrangler, keepsId } = step;
  const env = environmentOf(step, process.env);
  await installWrangler();
  const [command, ...args] = wranglerCommand(wrangler);
  const code = await run(command, args, { log, env });
  // The CI machine is discarded with its files, so the log is printed.
  if (process.env.CI !== undefined) console.log(readFileSync(log, 'utf8'));
  if (code !== 0 && isHost)
    throw new HelpfulError(
      `No se pudo ${what}, y el sitio sigue como estaba. Si arriba dice «Authentication error», al token de la construcción le falta un permiso: docs/first-installation.md`,
    );
  if (code !== 0) {
    throw new HelpfulError(
      `No se pudo ${what}. Si nunca has entrado a Cloudflare desde este computador: npm run wrangler -- login\nLo que dijo está en ${log}`,
    );
  }
  if (keepsId) {
    const configuration = readFileSync(configurationFile, 'utf8');
    writeFileSync(configurationFile, withDatabase(configuration, readFileSync(log, 'utf8')));
  }
  console.log(`  ✓ ${what}`);
}
