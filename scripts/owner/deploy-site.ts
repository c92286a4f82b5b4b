import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { HelpfulError } from '../lib/main.mjs';
import { publicValues } from '../lib/public-values.mjs';
import { noteFile, type Note } from '../publish/publication.mjs';
import { hasDatabase, namesIn, noDatabase } from './cloudflare.mjs';

const configurationFile = 'wrangler.jsonc';

/** The programs that a deploy runs. */
export type Programs = {
  /** @returns the exit code */
  npm: (args: readonly string[]) => Promise<number>;
  /** Cloudflare's CLI. @returns its exit code and what it printed */
  wrangler: (args: readonly string[], env: NodeJS.Dict<string>) => Promise<{ code: number; said: string }>;
};

/**
 * Builds and publishes the site. Workers Builds, which has built before, publishes the editor too; a computer creates the
 * database instead.
 */
export async function deploySite({ npm, wrangler }: Programs, env: NodeJS.Dict<string>): Promise<void> {
  const isHost = env.WORKERS_CI === '1';

  async function step(what: string, args: readonly string[], settings = env): Promise<string> {
    const { code, said } = await wrangler(args, settings);
    // Printed, because a CI machine's files are discarded.
    if (env.CI !== undefined) console.log(said);
    if (code !== 0)
      throw new HelpfulError(
        isHost
          ? `No se pudo ${what}, y el sitio sigue como estaba. Si arriba dice «Authentication error», al token de la construcción le falta un permiso: docs/es/ayuda.md`
          : `No se pudo ${what}. Si nunca has entrado a Cloudflare desde este computador: npm run wrangler -- login\nLo que dijo:\n${said}`,
      );
    console.log(`  ✓ ${what}`);
    return said;
  }

  if (!(isHost && isChecked()) && (await npm(['run', '--silent', 'build'])) !== 0)
    throw new HelpfulError('No se publicó nada: el motivo está arriba.');
  const configuration = readFileSync(configurationFile, 'utf8');
  const { worker, database } = namesIn(configuration);
  if (!hasDatabase(configuration)) {
    if (isHost)
      throw new HelpfulError(
        `No se publicó nada: ${configurationFile} no tiene el número de la base de datos (database_id).\nEl botón «Deploy to Cloudflare» lo escribe; a mano: npm run wrangler -- d1 create ${database}`,
      );
    keepDatabase(await step('crear la base de datos de los contactos', ['d1', 'create', database]));
  }
  // Names the binding, because the installer may choose another database name.
  await step('poner al día la base de datos', ['d1', 'migrations', 'apply', 'DB', '--remote']);
  let editor: string | undefined;
  if (isHost) {
    // The installer may choose another name for the site's worker. Workers Builds sets it in these variables,
    // which would give the editor the same name.
    const editorName = `${env.WRANGLER_CI_OVERRIDE_NAME ?? worker}-editor`;
    const said = await step(
      'subir el editor',
      ['deploy', '--config', 'editor/wrangler.jsonc', '--name', editorName],
      { ...env, WRANGLER_CI_OVERRIDE_NAME: undefined, WRANGLER_CI_MATCH_TAG: undefined },
    );
    editor = /https:\/\/\S+\.workers\.dev/.exec(said)?.[0];
  }
  // Uploads the site last, once everything it needs is up. `--keep-vars` keeps the settings made in Cloudflare. A worker has no
  // clock while it starts, so it gets the year up to which the pages have seasons.
  const defined = (['NEXT_PUBLIC_BUILD_YEAR', 'NEXT_PUBLIC_SENTENCES_DAY'] as const).flatMap((name) => [
    '--define',
    `process.env.${name}:"${publicValues()[name]}"`,
  ]);
  const settings = ['--keep-vars', ...defined, ...(editor ? ['--var', `EDITOR_URL:${editor}`] : [])];
  await step('subir las páginas y la API', ['deploy', ...settings]);
  console.log('\n✓ Publicado. Ábrelo en tu celular y envía un contacto de prueba.');
}

function isChecked(): boolean {
  if (!existsSync(noteFile)) return false;
  const note: Note = JSON.parse(readFileSync(noteFile, 'utf8'));
  return note.passed;
}

/** Writes the new database's id into wrangler.jsonc. @param said output of `wrangler d1 create` */
function keepDatabase(said: string): void {
  const [id] = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/.exec(said) ?? [];
  if (id === undefined) throw new Error('wrangler d1 create no dijo el número de la base de datos.');
  writeFileSync(configurationFile, readFileSync(configurationFile, 'utf8').replace(noDatabase, id));
}
