/** @jest-environment node */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { announce, changedAddresses } from './notify-index-now';

const site = 'https://contadora.test';
const ask = jest.spyOn(globalThis, 'fetch');

test('only pages that differ from those online are announced, with the key that the site publishes', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'announce-'));
  for (const name of ['index', 'declaracion-renta', 'calendario-tributario'])
    writeFileSync(join(folder, `${name}.html`), name === 'index' ? 'home as it is' : 'a newer page');
  ask.mockImplementation(async (input) => {
    if (String(input).includes('calendario')) throw new TypeError('fetch failed');
    return new Response(String(input) === `${site}/` ? 'home as it is' : 'an older page');
  });
  const changed = await changedAddresses(site, folder);
  expect(changed).toEqual([`${site}/declaracion-renta`, `${site}/calendario-tributario`]);

  expect(await announce(site, changed)).toContain('✓');
  expect(JSON.parse(String(ask.mock.lastCall?.[1]?.body))).toEqual({
    host: 'contadora.test',
    key: expect.stringMatching(/^[\da-f]{32}$/),
    keyLocation: `${site}/indexnow.txt`,
    urlList: changed,
  });
});

test('a refusal, or no answer at all, is told and stops nothing; without a change nothing is sent', async () => {
  ask.mockImplementation(async () => new Response('', { status: 429 }));
  expect(await announce(site, [site])).toContain('respondió 429');
  ask.mockImplementation(() => Promise.reject(new TypeError('fetch failed')));
  expect(await announce(site, [site])).toContain('no respondió');
  ask.mockClear();
  await announce(site, []);
  expect(ask).not.toHaveBeenCalled();
});
