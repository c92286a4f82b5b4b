/** @jest-environment node */
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPreviewServer, type PreviewServer } from './preview-server';

const folder = mkdtempSync(join(tmpdir(), 'export-'));
const files = {
  'index.html': '<h1>Inicio</h1>',
  'declaracion-renta.html': '<h1>Renta</h1>',
  '404.html': '<h1>404</h1>',
  'images/logo.png': 'png',
  _headers: '/*\n  X-Frame-Options: DENY\n/images/*\n  Cache-Control: public, max-age=86400\n',
};
for (const [file, content] of Object.entries(files)) {
  mkdirSync(join(folder, file, '..'), { recursive: true });
  writeFileSync(join(folder, file), content);
}

let preview: PreviewServer;
beforeAll(async () => {
  preview = await startPreviewServer({ folder });
});
afterAll(() => preview.close());

const fetchRaw = (path: string) => fetch(`${preview.url}${path}`, { redirect: 'manual' });

test.each([
  ['/declaracion-renta/?a=1', '/declaracion-renta?a=1'],
  ['/declaracion-renta.html', '/declaracion-renta'],
  ['/index.html', '/'],
])('%s redirects to %s', async (path, target) => {
  const response = await fetchRaw(path);
  expect([response.status, response.headers.get('location')]).toEqual([308, target]);
});

test.each([
  ...'/404 /no-existe/ /images/logo.png/ /images /%E0%A4%A /%00 /..%2f..%2fetc/passwd'.split(' '),
  `/${'a'.repeat(300)}/`,
])('%s gets the not-found page with status 404', async (path) => {
  const response = await fetchRaw(path);
  expect(response.status).toBe(404);
  expect(response.headers.get('x-frame-options')).toBe('DENY');
  expect(await response.text()).toBe('<h1>404</h1>');
});

test('says which port is taken and how to choose another, and what to do if nothing is built', async () => {
  const port = Number(new URL(preview.url).port);
  await expect(startPreviewServer({ folder, port })).rejects.toThrow(
    new RegExp(`puerto ${port} ya está ocupado.*PORT=`),
  );
  await expect(startPreviewServer({ folder: join(folder, 'images') })).rejects.toThrow('npm run build');
});
