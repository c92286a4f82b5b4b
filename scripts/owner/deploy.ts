import { cpSync, existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { agrees } from './agrees';
import { readArguments } from '../lib/arguments';
import { HelpfulError, main } from '../lib/main.mjs';
import { npm, run } from '../lib/run.mjs';
import { installWrangler, wranglerCommand } from './cloudflare.mjs';
import { noteFile, type Note } from '../publish/issue-texts.mjs';
import { line } from './preflight/finding';
import { mailFinding, settingNames } from './preflight/mails';
import {
  commitSteps,
  deploySteps,
  environmentOf,
  folderProblem,
  hasDatabase,
  rehearsedSteps,
  withDatabase,
  type Step,
} from './deploy/plan';

const configurationFile = 'wrangler.jsonc';
const log = '.run/logs/deploy.log';
const usage = `Uso:
  npm run deploy                        publica en Cloudflare, con la API que guarda los contactos
  npm run deploy -- --carpeta RUTA      copia las páginas a una carpeta, para subirlas por tu cuenta
  npm run deploy -- --ensayo            dice qué enviaría, y no envía nada
  npm run deploy -- --si                no pregunta`;

/**
 * `npm run deploy` checks, builds for the address and publishes, asking once before it starts.
 * In Workers Builds it publishes the commit without asking.
 */
await main(async () => {
  const [text, flag] = [{ type: 'string' }, { type: 'boolean' }] as const;
  const { values } = readArguments(usage, { carpeta: text, ensayo: flag, si: flag });
  const { carpeta: folder, ensayo: isRehearsal, si: isAgreed } = values;
  if (process.env.WORKERS_CI === '1') return publishCommit(isRehearsal === true);
  const problem = folder === undefined ? undefined : folderProblem(folder);
  if (problem !== undefined) throw new HelpfulError(`${problem}\n\n${usage}`);
  const isReady = (await npm(['run', '--silent', 'preflight'])) === 0;
  if (!isReady && !isRehearsal)
    throw new HelpfulError('No se publicó nada: primero hay que corregir lo marcado con ✗.');
  if (!existsSync('out/index.html')) {
    throw new HelpfulError('No hay sitio que enviar: primero hay que corregir lo de arriba.');
  }
  const checked = builtAt();

  // Loads the owner's data, which must be valid first.
  const { readSiteSettings } = await import('../lib/env');
  const { siteUrl, apiHost } = readSiteSettings();
  const address = siteUrl || '(la dirección que escribas en content/site.json)';
  const steps = deploySteps(readFileSync(configurationFile, 'utf8'));
  console.log(`Voy a publicar en ${address}:`);
  if (folder !== undefined) console.log(`  1. copiar las páginas a ${folder}\n     out → ${folder}`);
  else steps.forEach((step, index) => console.log(`  ${index + 1}. ${step.what}\n     ${commandOf(step)}`));
  if (folder !== undefined && apiHost === '')
    console.log(`  ! La API no va en esa carpeta, y sin ella el formulario no guarda contactos: di dónde está en
    NEXT_PUBLIC_API_HOST, en .env.production.local, o publica en Cloudflare con «npm run deploy».`);
  if (isRehearsal) {
    const left = isReady ? '' : ' Antes de publicar hay que corregir lo marcado con ✗.';
    return console.log(`\nEs un ensayo: no se envió nada.${left}`);
  }
  if (!isAgreed && !(await agrees('¿Publico?'))) return console.log('\nNo se publicó nada.');
  if (builtAt() !== checked)
    throw new HelpfulError(
      'No se publicó nada: mientras tanto otro comando construyó el sitio para este computador. Ciérralo y vuelve a ejecutar «npm run deploy».',
    );

  if (folder !== undefined) {
    cpSync('out', folder, { recursive: true });
    console.log(`\n✓ Las páginas están en ${folder}: súbelas a tu proveedor. Su dirección será ${address}`);
    return;
  }
  const tell = await announcer();
  for (const step of steps) await perform(step);
  console.log(`\n✓ Publicado: ${address}\n  Ábrelo en tu celular y envía un contacto de prueba.`);
  await tell();
  await tellOfMails();
});

/** `npm start` and `npm test` build the same folder, for this computer. */
const builtAt = () => statSync('out/index.html').mtimeMs;

/** Uploads the output of `npm run build`, and runs that first if the host's build command was another. */
async function publishCommit(isRehearsal: boolean): Promise<void> {
  if (!isChecked() && (await npm(['run', '--silent', 'build'])) !== 0)
    throw new HelpfulError('No se publicó nada: el motivo está arriba.');
  if (!hasDatabase(readFileSync(configurationFile, 'utf8')))
    throw new HelpfulError(
      `No se publicó nada: ${configurationFile} no tiene el número de la base de datos (database_id).\nEl botón «Deploy to Cloudflare» lo escribe; a mano: npm run wrangler -- d1 create contadora-leads`,
    );
  const tell = isRehearsal ? undefined : await announcer();
  for (const step of isRehearsal ? rehearsedSteps : commitSteps) await perform(step);
  if (isRehearsal) return console.log('\nEs un ensayo: no se envió nada.');
  console.log('\n✓ Publicado.');
  await tell?.();
  await tellOfMails();
}

/** Compares the pages with those online, before they are replaced. @returns what tells the search engines */
async function announcer(): Promise<() => Promise<void>> {
  const { siteUrl } = await import('@/lib/site-url');
  const { isFindable } = await import('@/lib/found/findable');
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

function commandOf({ wrangler }: Step): string {
  return ['npm run wrangler --', ...wrangler].join(' ');
}

async function perform(step: Step): Promise<void> {
  const { what, wrangler, keepsId } = step;
  const env = environmentOf(step, process.env);
  await installWrangler();
  const [command, ...args] = wranglerCommand(wrangler);
  const code = await run(command, args, { log, env });
  // The CI machine is discarded with its files, so the log is printed.
  if (process.env.CI !== undefined) console.log(readFileSync(log, 'utf8'));
  if (code !== 0 && process.env.WORKERS_CI === '1')
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
