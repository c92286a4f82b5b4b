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
  return existsSync(own) ? own : findProgram(names);
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
  return (
    names
      .flatMap((name) => folders.map((folder) => join(folder, name)))
      // Run it, because Ubuntu's `chromium-browser` may only print how to install one.
      .find((path) => spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0)
  );
}

/** Finds a browser, or installs one: Debian's package if this runs as root, else Playwright's. */
export async function ensureBrowser() {
  const { chromium } = await import('@playwright/test');
  const own = chromium.executablePath();
  const present = findBrowser(own);
  if (present !== undefined) return present;

  console.log('No hay un navegador para las pruebas: instalo Chromium (solo la primera vez)…');
  const apt = (/** @type {string[]} */ ...args) =>
    spawnSync('apt-get', args, { stdio: 'inherit' }).status === 0;
  if (process.getuid?.() === 0 && apt('update'))
    for (const name of ['chromium', 'chromium-headless-shell'])
      apt('install', '-y', '--no-install-recommends', name);
  if (findBrowser(own) === undefined) await npm(['exec', '--', 'playwright', 'install', 'chromium']);
  const installed = findBrowser(own);
  if (installed !== undefined) return installed;
  throw new HelpfulError(
    'No hay un navegador para las pruebas y no se pudo instalar. Instala Google Chrome, o di en la variable CHROMIUM_PATH dónde está el que tienes.',
  );
}
