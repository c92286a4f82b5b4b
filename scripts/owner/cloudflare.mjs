import { join } from 'node:path';
import { withLock } from '../lib/lock.mjs';
import { HelpfulError } from '../lib/main.mjs';
import { isInstalled } from '../lib/packages.mjs';
import { npm } from '../lib/run.mjs';

/** Id in `wrangler.jsonc` until a database exists. */
export const noDatabase = '00000000-0000-0000-0000-000000000000';

/** Whether the site was published with its database, which then holds the leads. @param {string} configuration */
export const hasDatabase = (configuration) => !configuration.includes(noDatabase);

/** One version with its own lockfile, because it runs with the owner's Cloudflare login. */
const folder = 'tools';

/** Installs Cloudflare's CLI when it is missing or has another version. */
export async function installWrangler() {
  await withLock(join('.run', 'tools.lock'), 'instalar la herramienta de Cloudflare', async () => {
    if (isInstalled(folder)) return;
    console.error('Instalo la herramienta de Cloudflare (solo la primera vez, o cuando cambia)…');
    if ((await npm(['ci', '--no-fund', '--no-audit', '--silent'], { cwd: folder })) === 0) return;
    throw new HelpfulError(
      'No se pudo instalar la herramienta de Cloudflare (arriba está el motivo). Revisa la conexión a internet y vuelve a intentarlo.',
    );
  });
}

/**
 * Command of the installed CLI.
 * @param {readonly string[]} args
 * @returns {[command: string, ...args: string[]]}
 */
export function wranglerCommand(args) {
  return [process.execPath, join(folder, 'node_modules', 'wrangler', 'bin', 'wrangler.js'), ...args];
}
