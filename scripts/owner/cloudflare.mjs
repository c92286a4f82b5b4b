import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HelpfulError } from '../lib/main.mjs';
import { install, isAtLeast } from '../lib/packages.mjs';

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
  await install('la herramienta de Cloudflare', folder, ['--silent']);
}
