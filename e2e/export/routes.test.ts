import { notFoundWords } from '@/content/not-found';
import { pages } from '@/content/pages';
import { startPreviewServer, type PreviewServer } from '@/scripts/run/preview-server';
import { exported } from './exported';

/* Responses of a static host for the site's addresses and for unknown ones. */

let preview: PreviewServer;
beforeAll(async () => {
  preview = await startPreviewServer({ folder: 'out' });
});
afterAll(() => preview.close());

const ask = (path: string) => fetch(preview.url + path, { redirect: 'manual' });
const paths = Object.values(pages).map(({ path }) => path);

test('the pages of the site are those in content', () => {
  expect(exported.pages.map(({ path }) => path).sort()).toEqual([...paths].sort());
});

test.each(paths)('%s is a page, kept as it was asked for', async (path) => {
  const response = await ask(path);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  expect(await response.text()).toMatch(/^<!DOCTYPE html>/i);
});

test.each(paths.filter((path) => path !== '/'))('%s with a slash at its end leads to it', async (path) => {
  const response = await ask(`${path}/?digitos=27`);
  expect([response.status, response.headers.get('location')]).toEqual([308, `${path}?digitos=27`]);
});

test.each(['/no-existe', '/declaracion-renta/no-existe', '/404', '/_headers'])(
  '%s is not found, and says so',
  async (path) => {
    const response = await ask(path);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain(notFoundWords.heading);
  },
);
