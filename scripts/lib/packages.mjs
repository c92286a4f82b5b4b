import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withLock } from './lock.mjs';
import { HelpfulError } from './main.mjs';
import { npm } from './run.mjs';

/** Checks Node's version and installs the packages. Commands that may run in a fresh clone start with it. */
export async function prepare() {
  process.env.NEXT_TELEMETRY_DISABLED ??= '1';
  requireNode();
  await install('los paquetes del proyecto', '.', ['--include=dev']);
}

/** Throws for a Node that is too old, before a dependency fails with an unclear error. */
function requireNode() {
  const wanted = String(JSON.parse(readFileSync('package.json', 'utf8')).engines.node).replace('>=', '');
  if (isAtLeast(process.versions.node, wanted)) return;
  throw new HelpfulError(
    `Este proyecto necesita Node ${wanted} o más nuevo, y aquí está la ${process.versions.node}. Instala la versión LTS desde https://nodejs.org`,
  );
}

/** @type {(version: string, wanted: string) => boolean} */
export const isAtLeast = (version, wanted) =>
  version.localeCompare(wanted, undefined, { numeric: true }) >= 0;

/**
 * Installs the packages of a folder's lockfile when one is missing or has another version.
 * @type {(what: string, folder: string, options: readonly string[]) => Promise<void>}
 */
export async function install(what, folder, options) {
  await withLock(join('.run', 'install.lock'), `instalar ${what}`, async () => {
    if (isInstalled(folder)) return;
    console.error(`Instalo ${what} (solo la primera vez, o si algo cambia)…`);
    if ((await npm(['ci', '--no-fund', '--no-audit', ...options], { cwd: folder })) === 0) return;
    throw new HelpfulError(
      `No pude instalar ${what} (arriba está el motivo). Revisa la conexión a internet y vuelve a intentarlo.`,
    );
  });
}

/**
 * True if the lockfile's packages are installed. It reads the list that npm writes last, so an interrupted installation
 * counts as missing.
 * @param {string} root
 */
export function isInstalled(root) {
  const [wanted, present] = ['package-lock.json', 'node_modules/.package-lock.json'].map((name) => {
    const file = join(root, name);
    /** @type {Record<string, { version?: string, optional?: boolean }>} */
    const packages = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {};
    return packages;
  });
  return Object.entries(wanted ?? {}).every(
    // Optional packages may belong to another platform; the entry '' is this project.
    ([path, { version, optional }]) => path === '' || optional || present?.[path]?.version === version,
  );
}
