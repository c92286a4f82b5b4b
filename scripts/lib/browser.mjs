import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { HelpfulError } from './main.mjs';
import { npm } from './run.mjs';

/**
 * Path of a browser for the journeys: `CHROMIUM_PATH`, else Playwright's (`own`), else an installed one.
 * @type {(own: string) => string | undefined}
 */
export function findBrowser(own) {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
  return runs(own) ? own : findProgram(names);
}

/**
 * Path of the headless shell, if installed: journeys take little more than half the time in it. It has no back/forward
 * cache, and behaves as if the mouse were in the corner of each page.
 */
export function findShell() {
  return process.env.CHROMIUM_PATH ? undefined : findProgram(['chromium-headless-shell', 'headless_shell']);
}

/** Path of the first of these programs that runs. @param {string[]} names */
function findProgram(names) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(runs);
}

/**
 * True if a browser runs: Ubuntu's `chromium-browser` may only print how to install one, and a downloaded one may lack a
 * library of the system. On Windows `--version` would open a window.
 * @param {string} path
 */
function runs(path) {
  if (!existsSync(path)) return false;
  if (process.platform === 'win32') return true;
  return spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0;
}

/** Installs Debian's Chromium. */
const apt = 'apt-get update && apt-get install -y --no-install-recommends chromium';

/**
 * Finds a browser, or downloads Playwright's. Where that fails, Debian's package is installed as root by a job or a
 * container, which has no terminal or sets `CI`; a person reads the command instead.
 */
export async function ensureBrowser() {
  const { chromium } = await import('@playwright/test');
  const own = chromium.executablePath();
  const present = findBrowser(own);
  if (present !== undefined) return present;

  console.log('No hay un navegador para las pruebas: descargo el de Playwright (solo la primera vez)…');
  await npm(['exec', '--', 'playwright', 'install', 'chromium']);
  const isRoot = process.platform === 'linux' && process.getuid?.() === 0;
  if (findBrowser(own) === undefined && isRoot && (process.env.CI || !process.stdin.isTTY)) {
    console.log(`No se pudo: instalo Chromium en este sistema, con «${apt}»…`);
    // The headless shell is a package of its own, which not every system has.
    spawnSync(`${apt} && apt-get install -y chromium-headless-shell`, { shell: true, stdio: 'inherit' });
  }
  const installed = findBrowser(own);
  if (installed !== undefined) return installed;
  throw new HelpfulError(
    'No hay un navegador para las pruebas y no se pudo descargar. Instala Google Chrome ' +
      `(en Debian, como root: ${apt}), ` +
      'o di en la variable CHROMIUM_PATH dónde está el que tienes.',
  );
}
