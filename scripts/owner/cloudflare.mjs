import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withLock } from '../lib/lock.mjs';
import { HelpfulError } from '../lib/main.mjs';
import { isAtLeast, isInstalled } from '../lib/packages.mjs';
import { npm } from '../lib/run.mjs';

/** Database id in `wrangler.jsonc` before a database is created. */
export const noDatabase = '00000000-0000-0000-0000-000000000000';

/** True if the site has a D1 database, which then holds its leads. @param {string} configuration text of wrangler.jsonc */
export const hasDatabase = (configuration) => !configuration.includes(noDatabase);

/**
 * The names of the site's worker and of its database. @param {string} configuration text of wrangler.jsonc
 * @returns {{ worker: string; database: string }}
 */
export function namesIn(configuration) {
  const [, worker = 'sitio'] = /"name": "([\w-]+)"/.exec(configuration) ?? [];
  const [, database = 'contactos'] = /"database_name": "([\w-]+)"/.exec(configuration) ?? [];
  return { worker, database };
}

/** Folder that pins wrangler in a lockfile of its own, because wrangler runs with the owner's Cloudflare login. */
const folder = join('scripts', 'owner', 'wrangler');

/** The installed CLI, a script for Node. */
export const wrangler = join(folder, 'node_modules', 'wrangler', 'bin', 'wrangler.js');

/**
 * Installs Cloudflare's CLI unless the pinned version is installed.
 * @throws HelpfulError if this Node is older than it needs
 */
export async function installWrangler() {
  const { packages } = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8'));
  const needed = packages['node_modules/wrangler'].engines.node.replace('>=', '');
  const { node } = process.versions;
  if (!isAtLeast(node, needed))
    throw new HelpfulError(
      `La herramienta de Cloudflare necesita Node ${needed} o más nuevo, y aquí está el ${node}: instala Node ${readFileSync('.nvmrc', 'utf8').trim()} desde https://nodejs.org y vuelve a intentarlo.`,
    );
  await withLock(join('.run', 'wrangler.lock'), 'instalar la herramienta de Cloudflare', async () => {
    if (isInstalled(folder)) return;
    console.error('Instalo la herramienta de Cloudflare (solo la primera vez, o cuando cambia)…');
    if ((await npm(['ci', '--no-fund', '--no-audit', '--silent'], { cwd: folder })) === 0) return;
    throw new HelpfulError(
      'No se pudo instalar la herramienta de Cloudflare (arriba está el motivo). Revisa la conexión a internet y vuelve a intentarlo.',
    );
  });
}
