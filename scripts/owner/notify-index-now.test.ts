/** @jest-environment node */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pages } from '@/content/pages';
import { notifyIndexNow, changedAddresses } from './notify-index-now';

const site = 'https://contadora.test';
const ask = jest.spyOn(globalThis, 'fetch');

test('IndexNow gets only the pages that differ from those online, with the site’s public key', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'notifyIndexNow-'));
  const inner = Object.values(pages)
    .map(({ path }) => path)
    .filter((path) => path !== pages.home.path);
  writeFileSync(join(folder, 'index.html'), 'home as it is');
  for (const path of inner) writeFileSync(join(folder, `${path}.html`), 'a newer page');
  ask.mockImplementation(async (input) => {
    if (String(input).includes('calendario')) throw new TypeError('fetch failed');
    return new Response(String(input) === `${site}/` ? 'home as it is' : 'an older page');
  });
  const changed = await changedAddresses(site, folder);
  expect(changed).toEqual(inner.map((path) => site + path));

  expect(await notifyIndexNow(site, changed)).toContain('✓');
  expect(JSON.parse(String(ask.mock.lastCall?.[1]?.body))).toEqual({
    host: 'contadora.test',
    key: expect.stringMatching(/^[\da-f]{32}$/),
    keyLocation: `${site}/indexnow.txt`,
    urlList: changed,
  });
});

test('a failed notice is reported and not thrown, and without changes none is sent', async () => {
  ask.mockImplementation(async () => new Response('', { status: 429 }));
  expect(await notifyIndexNow(site, [site])).toContain('respondió 429');
  ask.mockImplementation(() => Promise.reject(new TypeError('fetch failed')));
  expect(await notifyIndexNow(site, [site])).toContain('no respondió');
  ask.mockClear();
  await notifyIndexNow(site, []);
  expect(ask).not.toHaveBeenCalled();
});
