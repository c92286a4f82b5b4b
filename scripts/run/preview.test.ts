/** @jest-environment node */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'preview-'));
  for (const site of ['out', 'editor/dist', 'content']) mkdirSync(join(folder, site), { recursive: true });
  writeFileSync(join(folder, 'out/index.html'), '<h1>Inicio</h1>');
  writeFileSync(join(folder, 'editor/dist/index.html'), '<h1>Editor</h1>');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Makes the database's program missing, as it is for a processor that it wasn't built for. */
const withoutDatabase = `
  const { Module } = require('node:module');
  const find = Module._resolveFilename;
  Module._resolveFilename = function (name, ...more) {
    if (!name.startsWith('@libsql/')) return find.call(this, name, ...more);
    throw Object.assign(new Error(\`Cannot find module '\${name}'\`), { code: 'MODULE_NOT_FOUND' });
  };`;

test('without the database’s program the site and the editor are served, and it says so', async () => {
  writeFileSync(join(folder, 'without-database.cjs'), withoutDatabase);
  const args = ['--require', join(folder, 'without-database.cjs')];
  const tsx = pathToFileURL(require.resolve('tsx')).href;
  const preview = spawn(process.execPath, [...args, '--import', tsx, resolve('scripts/run/preview.ts')], {
    cwd: folder,
    env: { ...process.env, PORT: '0', TSX_TSCONFIG_PATH: resolve('tsconfig.json'), NODE_OPTIONS: '' },
  });
  let said = '';
  await new Promise<void>((done) => {
    for (const output of [preview.stdout, preview.stderr])
      output.on('data', (text) => {
        said += text;
        if (said.includes('El editor está en')) done();
      });
    preview.on('exit', () => done());
  });
  const [site = '', editor = ''] = said.match(/http:\/\/localhost:\d+/g) ?? [];
  expect(said).toContain('los contactos de prueba no se guardan');
  expect(await (await fetch(site)).text()).toContain('Inicio');
  expect(await (await fetch(editor)).text()).toContain('Editor');
  preview.kill('SIGKILL');
});
