/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { usualPaths } from './browser.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'browser-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const browser = '#!/bin/sh\nexit 0\n';

/** Looks for a browser on a computer that has only these programs, and returns what was printed. */
function ensureBrowser(programs: Record<string, string>, { terminal = false } = {}) {
  for (const [name, text] of Object.entries(programs))
    writeFileSync(join(folder, name), text, { mode: 0o755 });
  const env = {
    ...{ PATH: folder, PLAYWRIGHT_BROWSERS_PATH: join(folder, 'own') },
    ...{ npm_execpath: join(folder, 'npm-cli.js'), NODE_ENV: 'test' as const },
  };
  const browserModule = pathToFileURL(resolve('scripts/lib/browser.mjs')).href;
  const code = `import { ensureBrowser } from '${browserModule}';
    process.stdin.isTTY = ${terminal};
    console.log(await ensureBrowser().catch(({ message }) => message));`;
  return spawnSync(process.execPath, ['--input-type=module', '--eval', code], { env, encoding: 'utf8' });
}

const isRoot = process.platform === 'linux' && process.getuid?.() === 0;
const onLinux = process.platform === 'linux' ? test : test.skip;

onLinux('an installed browser is used, and nothing is installed', () => {
  const { stdout } = ensureBrowser({ chromium: browser, 'npm-cli.js': 'process.exit(1)' });
  expect(stdout).toBe(`${join(folder, 'chromium')}\n`);
});

const failedDownload = "console.log('downloads'); process.exit(1);";

onLinux.each([
  ['a container’s root', isRoot, false],
  ['a person at a terminal', false, true],
])('after a failed download, the system’s Chromium is installed for %s: %s', (_who, installs, terminal) => {
  const { stdout } = ensureBrowser(
    {
      'npm-cli.js': failedDownload,
      'apt-get': `#!/bin/sh\necho "apt-get $1"\nprintf '#!/bin/sh' > ${folder}/chromium\n/bin/chmod +x ${folder}/chromium\n`,
    },
    { terminal },
  );
  expect(stdout).toMatch(/descargo el de Playwright[^]*downloads\n[^]*apt-get install -y/);
  if (installs) expect(stdout).toMatch(/\napt-get update\n[^]*\/chromium\n$/);
  else expect(stdout).toMatch(/downloads\nNo hay un navegador[^]*apt-get install[^]*CHROMIUM_PATH/);
});

test('on Windows and Mac the installed Chrome or Edge is looked for where it lies', () => {
  const windows = usualPaths('win32', { PROGRAMFILES: 'C:\\Program Files', LOCALAPPDATA: 'C:\\Ana' });
  expect(windows).toContain('C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe');
  expect(windows).toContain('C:\\Ana\\Google\\Chrome\\Application\\chrome.exe');
  expect(windows).toContain('C:\\Program Files\\Microsoft\\Edge\\Application\\msedge.exe');
  expect(usualPaths('darwin', {})[0]).toBe('/Applications/Google Chrome.app/Contents/MacOS/Google Chrome');
});
