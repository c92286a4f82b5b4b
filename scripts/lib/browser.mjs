import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { HelpfulError } from './main.mjs';
import { npm } from './run.mjs';
import { withVariable } from './terminal.mjs';

const systemNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const shellNames = ['chromium-headless-shell', 'headless_shell'];

/**
 * A browser for the journeys: `CHROMIUM_PATH`, else Playwright's own, else the system's.
 * @param {string} own path at which Playwright installs its own
 * @returns {string | undefined}
 */
export function findBrowser(own) {
  const given = process.env.CHROMIUM_PATH;
  if (given !== undefined && given !== '') return given;
  return existsSync(own) ? own : findProgram(systemNames);
}

/**
 * The headless shell, if installed: journeys take little more than half the time in it.
 * It has no back/forward cache, and moves an absent mouse to the corner of each page.
 * @returns {string | undefined}
 */
export function findShell() {
  return process.env.CHROMIUM_PATH ? undefined : findProgram(shellNames);
}

/** @param {string[]} names */
function findProgram(names) {
  return (
    names
      .flatMap((name) => (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name)))
      // Ubuntu's `chromium-browser` may only print where to install it from.
      .find((path) => spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0)
  );
}

/**
 * Finds a browser, or installs one.
 * @returns {Promise<string>} the path of its program
 */
export async function ensureBrowser() {
  const { chromium } = await import('playwright');
  const own = chromium.executablePath();
  const present = findBrowser(own);
  if (present !== undefined) return present;

  console.log('No hay un navegador para las pruebas: instalo Chromium (solo la primera vez)…');
  installSystemPackages(['chromium']);
  installSystemPackages(['chromium-headless-shell']);
  if (findBrowser(own) === undefined) await npm(['exec', '--', 'playwright', 'install', 'chromium']);
  const installed = findBrowser(own);
  if (installed !== undefined) return installed;
  throw new HelpfulError(
    'No hay un navegador para las pruebas y no se pudo instalar. Instala Chromium o Google Chrome, o di dónde está: ' +
      withVariable('CHROMIUM_PATH', 'la-ruta-de-chrome', 'npm test'),
  );
}

/**
 * Installs Debian packages when run as root. Failures are not reported: callers look for the program itself.
 * @param {readonly string[]} names
 */
export function installSystemPackages(names) {
  const apt = (/** @type {string[]} */ ...args) =>
    spawnSync('apt-get', args, { stdio: 'inherit' }).status === 0;
  if (process.getuid?.() === 0 && apt('update')) apt('install', '-y', '--no-install-recommends', ...names);
}
