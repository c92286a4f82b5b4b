import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withLock } from './lock.mjs';
import { HelpfulError } from './main.mjs';
import { npm } from './run.mjs';

/** What a command begins with, as it may be the first in a fresh clone: a Node that will do, and the packages. */
export async function prepare() {
  process.env.NEXT_TELEMETRY_DISABLED ??= '1';
  requireNode();
  await withLock(join('.run', 'install.lock'), 'instalar los paquetes', installPackages);
}

/** Stops with a plain word where Node is too old, before anything fails in a way nobody understands. */
function requireNode() {
  const wanted = String(JSON.parse(readFileSync('package.json', 'utf8')).engines.node).replace('>=', '');
  if (isAtLeast(process.versions.node, wanted)) return;
  throw new HelpfulError(
    `Este proyecto necesita Node ${wanted} o más nuevo, y aquí está la ${process.versions.node}. Instala la versión LTS desde https://nodejs.org`,
  );
}

/**
 * @param {string} version
 * @param {string} wanted
 */
export function isAtLeast(version, wanted) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [wantedMajor = 0, wantedMinor = 0] = wanted.split('.').map(Number);
  return major > wantedMajor || (major === wantedMajor && minor >= wantedMinor);
}

/** Those of the lockfile, where one is missing or of another version. */
async function installPackages() {
  if (isInstalled('.')) return;
  console.log('Instalo los paquetes del proyecto (solo la primera vez, o cuando cambian)…');
  if ((await npm(['ci', '--include=dev', '--no-fund', '--no-audit'])) === 0) return;
  throw new HelpfulError(
    'No se pudieron instalar los paquetes (arriba está el motivo). Revisa la conexión a internet y vuelve a intentarlo.',
  );
}

/**
 * npm writes what it installed when it has finished; a half-made installation has no such file.
 * @param {string} root
 */
export function isInstalled(root) {
  const wanted = packagesIn(join(root, 'package-lock.json'));
  const present = packagesIn(join(root, 'node_modules', '.package-lock.json'));
  return Object.entries(wanted).every(
    // An optional package may be another platform's, the entry '' is this project.
    ([path, { version, optional }]) => path === '' || optional === true || present[path]?.version === version,
  );
}

/**
 * @param {string} file
 * @returns {Record<string, { version?: string, optional?: boolean }>}
 */
function packagesIn(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return {};
  }
}
