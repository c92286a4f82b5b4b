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
function ensureBrowser(programs: Record<string, string>) {
  for (const [name, text] of Object.entries(programs))
    writeFileSync(join(folder, name), text, { mode: 0o755 });
  const env = {
    ...{ PATH: folder, PLAYWRIGHT_BROWSERS_PATH: join(folder, 'own') },
    ...{ npm_execpath: join(folder, 'npm-cli.js'), NODE_ENV: 'test' as const },
  };
  const browserModule = pathToFileURL(resolve('scripts/lib/browser.mjs')).href;
  const code = `import { ensureBrowser } from '${browserModule}'; console.log(await ensureBrowser());`;
  return spawnSync(process.execPath, ['--input-type=module', '--eval', code], { env, encoding: 'utf8' });
}

const isRoot = process.platform === 'linux' && process.getuid?.() === 0;
const onLinux = process.platform === 'linux' ? test : test.skip;

onLinux('an installed browser is used, and nothing is installed', () => {
  const { stdout } = ensureBrowser({ chromium: browser, 'npm-cli.js': 'process.exit(1)' });
  expect(stdout).toBe(`${join(folder, 'chromium')}\n`);
});

onLinux('apt-get is the last resort, and is announced', () => {
  const { stdout } = ensureBrowser({
    'npm-cli.js': "console.log('downloads'); process.exit(1);",
    'apt-get': `#!/bin/sh\necho "apt-get $1"\nprintf '#!/bin/sh' > ${folder}/chromium\n/bin/chmod +x ${folder}/chromium\n`,
  });
  expect(stdout).toMatch(/descargo el de Playwright[^]*downloads/);
  if (isRoot)
    expect(stdout).toMatch(/downloads\n[^]*«apt-get install chromium»[^]*apt-get update[^]*\/chromium\n$/);
  else expect(stdout).not.toContain('apt-get');
});

test('on Windows and Mac the installed Chrome or Edge is looked for where it lies', () => {
  const windows = usualPaths('win32', { PROGRAMFILES: 'C:\\Program Files', LOCALAPPDATA: 'C:\\Ana' });
  expect(windows).toContain('C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe');
  expect(windows).toContain('C:\\Ana\\Google\\Chrome\\Application\\chrome.exe');
  expect(windows).toContain('C:\\Program Files\\Microsoft\\Edge\\Application\\msedge.exe');
  expect(usualPaths('darwin', {})[0]).toBe('/Applications/Google Chrome.app/Contents/MacOS/Google Chrome');
});
