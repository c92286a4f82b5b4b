import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { HelpfulError, main } from '../lib/main.mjs';
import { npm, run } from '../lib/run.mjs';
import { noteFile, type Note } from '../publish/publication.mjs';
import { hasDatabase, installWrangler, namesIn, noDatabase, wranglerCommand } from './cloudflare.mjs';
import { line, mailFinding } from './preflight-checks';

const configurationFile = 'wrangler.jsonc';
const log = '.run/logs/deploy.log';
const isHost = process.env.WORKERS_CI === '1';

/**
 * `npm run deploy` builds and publishes the site. Workers Builds, which has built before, publishes the editor too; a computer
 * creates the database instead.
 */
await main(async () => {
  if (!(isHost && isChecked()) && (await npm(['run', '--silent', 'build'])) !== 0)
    throw new HelpfulError('No se publicó nada: el motivo está arriba.');
  const configuration = readFileSync(configurationFile, 'utf8');
  const { worker, database } = namesIn(configuration);
  if (!hasDatabase(configuration)) {
    if (isHost)
      throw new HelpfulError(
        `No se publicó nada: ${configurationFile} no tiene el número de la base de datos (database_id).\nEl botón «Deploy to Cloudflare» lo escribe; a mano: npm run wrangler -- d1 create ${database}`,
      );
    await wrangler('crear la base de datos de los contactos', ['d1', 'create', database]);
    keepDatabase(readFileSync(log, 'utf8'));
  }
  // Names the binding, because the installer may choose another database name.
  await wrangler('poner al día la base de datos', ['d1', 'migrations', 'apply', 'DB', '--remote']);
  if (isHost) {
    // The installer may choose another name for the site's worker. Workers Builds sets it in these variables,
    // which would give the editor the same name.
    const editorName = `${process.env.WRANGLER_CI_OVERRIDE_NAME ?? worker}-editor`;
    const env = { ...process.env, WRANGLER_CI_OVERRIDE_NAME: undefined, WRANGLER_CI_MATCH_TAG: undefined };
    await wrangler(
      'subir el editor',
      ['deploy', '--config', 'editor/wrangler.jsonc', '--name', editorName],
      env,
    );
  }
  const editor = isHost ? editorAddress(readFileSync(log, 'utf8')) : undefined;
  // Uploads the site last, once everything it needs is up. `--keep-vars` keeps the settings made in Cloudflare.
  const settings = ['--keep-vars', ...(editor ? ['--var', `EDITOR_URL:${editor}`] : [])];
  await wrangler('subir las páginas y la API', ['deploy', ...settings]);
  console.log('\n✓ Publicado. Ábrelo en tu celular y envía un contacto de prueba.');
  await reportMails();
});

function isChecked(): boolean {
  if (!existsSync(noteFile)) return false;
  const note: Note = JSON.parse(readFileSync(noteFile, 'utf8'));
  return note.passed;
}

async function wrangler(what: string, args: readonly string[], env: NodeJS.Dict<string> = process.env) {
  await installWrangler();
  const [command, ...rest] = wranglerCommand(args);
  const code = await run(command, rest, { log, env });
  // Prints the log, because a CI machine's files are discarded.
  if (process.env.CI !== undefined) console.log(readFileSync(log, 'utf8'));
  if (code !== 0)
    throw new HelpfulError(
      isHost
        ? `No se pudo ${what}, y el sitio sigue como estaba. Si arriba dice «Authentication error», al token de la construcción le falta un permiso: docs/es/ayuda.md`
        : `No se pudo ${what}. Si nunca has entrado a Cloudflare desde este computador: npm run wrangler -- login\nLo que dijo está en ${log}`,
    );
  console.log(`  ✓ ${what}`);
}

/** Finds the editor's address. @param said output of its deploy */
function editorAddress(said: string): string | undefined {
  return /https:\/\/\S+\.workers\.dev/.exec(said)?.[0];
}

/** Writes the new database's id into wrangler.jsonc. @param said output of `wrangler d1 create` */
function keepDatabase(said: string): void {
  const [id] = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/.exec(said) ?? [];
  if (id === undefined) throw new Error('wrangler d1 create no dijo el número de la base de datos.');
  writeFileSync(configurationFile, readFileSync(configurationFile, 'utf8').replace(noDatabase, id));
}

/** Says whether the API has the mail settings. Cloudflare lists the secrets' names, not their values. */
async function reportMails(): Promise<void> {
  const given = process.env.WRANGLER_CI_OVERRIDE_NAME;
  const [command, ...args] = wranglerCommand(['secret', 'list', ...(given ? ['--name', given] : [])]);
  // A failed listing must not fail the deploy.
  if ((await run(command, args, { log })) !== 0) return;
  const names = [log, configurationFile].flatMap(
    (file) => readFileSync(file, 'utf8').match(/\bSMTP_[A-Z_]+\b/g) ?? [],
  );
  console.log(line(mailFinding(names)));
}
