import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { HelpfulError } from './main.mjs';
import { npm, run } from './run.mjs';
import { withVariable } from './terminal.mjs';

const systemNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * A browser for the journeys: the one `CHROMIUM_PATH` names, Playwright's own, or the system's.
 * @param {string} own where Playwright would have put its own
 * @returns {string | undefined}
 */
export function findBrowser(own) {
  const given = process.env.CHROMIUM_PATH;
  if (given !== undefined && given !== '') return given;
  if (existsSync(own)) return own;
  return systemNames
    .flatMap((name) => (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name)))
    .find((path) => existsSync(path) && runs(path));
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
  await installPackages(['chromium']);
  const fromSystem = findBrowser(own);
  if (fromSystem !== undefined) return fromSystem;

  await npm(['exec', '--', 'playwright', 'install', 'chromium']);
  const installed = findBrowser(own);
  if (installed !== undefined) return installed;
  throw new HelpfulError(
    'No hay un navegador para las pruebas y no se pudo instalar. Instala Chromium o Google Chrome, o di dónde está: ' +
      withVariable('CHROMIUM_PATH', 'la-ruta-de-chrome', 'npm test'),
  );
}

/**
 * Installs packages of the system, where it is Debian's and we may. What came of it is seen in what is there then.
 * @param {readonly string[]} names
 */
export async function installPackages(names) {
  if (process.getuid?.() === 0 && (await succeeds('apt-get', ['update']))) {
    await succeeds('apt-get', ['install', '-y', '--no-install-recommends', ...names]);
  }
}

/**
 * Ubuntu's `chromium-browser` may be a mere note on where to get it.
 * @param {string} path
 */
function runs(path) {
  try {
    execFileSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 });
    return true;
  } catch {
    return false;
  }
}

/**
 * @param {string} command
 * @param {string[]} args
 */
async function succeeds(command, args) {
  try {
    return (await run(command, args)) === 0;
  } catch {
    // There is no such program here.
    return false;
  }
}
