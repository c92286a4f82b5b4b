/** @jest-environment node */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

test('a site built for a folder is served in it: the settings file is the build’s', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'preview-'));
  writeFileSync(join(folder, '.env.production.local'), 'NEXT_PUBLIC_BASE_PATH=/mi-sitio\n');
  mkdirSync(join(folder, 'out'));
  writeFileSync(join(folder, 'out/index.html'), '<h1>Inicio</h1>');

  const tsx = pathToFileURL(createRequire(__filename).resolve('tsx')).href;
  const preview = spawn(process.execPath, ['--import', tsx, join(__dirname, 'preview.ts')], {
    cwd: folder,
    env: {
      ...process.env,
      NEXT_PUBLIC_BASE_PATH: undefined,
      NODE_ENV: 'production',
      PORT: '0',
      TSX_TSCONFIG_PATH: join(__dirname, '../../tsconfig.json'),
    },
  });
  const said = await new Promise<string>((resolve) => {
    let text = '';
    preview.stdout.on('data', (part: Buffer) => {
      text += part.toString();
      if (text.includes('Ctrl+C')) resolve(text);
    });
    preview.stderr.on('data', (part: Buffer) => resolve(text + part.toString()));
  });
  const [address = said] = /http:\S+/.exec(said) ?? [];
  expect(new URL(address).pathname).toBe('/mi-sitio');
  expect((await fetch(address)).status).toBe(200);
  preview.kill();
}, 20_000);
