/** @jest-environment node */
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { announce, changedAddresses } from './announce';

const received: unknown[] = [];
let status = 200;
let server: Server;
let site: string;
let folder: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    let text = '';
    request.on('data', (part) => (text += String(part)));
    request.on('end', () => {
      if (request.method === 'POST') received.push(JSON.parse(text));
      response.writeHead(status).end(request.url === '/' ? 'home as it is' : 'an older page');
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  folder = mkdtempSync(join(tmpdir(), 'announce-'));
  mkdirSync(folder, { recursive: true });
  for (const name of ['index', 'declaracion-renta', 'calendario-tributario'])
    writeFileSync(join(folder, `${name}.html`), name === 'index' ? 'home as it is' : 'a newer page');
});

afterAll(() => new Promise((closed) => server.close(closed)));

test('only pages that differ from those online are announced, with the key that the site publishes', async () => {
  const changed = await changedAddresses(site, folder);
  expect(changed).toEqual([`${site}/declaracion-renta`, `${site}/calendario-tributario`]);
  expect(await announce(site, changed, `${site}/indexnow`)).toContain('✓');
  expect(received).toEqual([
    {
      host: new URL(site).host,
      key: expect.stringMatching(/^[\da-f]{32}$/),
      keyLocation: `${site}/indexnow.txt`,
      urlList: changed,
    },
  ]);
});

test('a refusal, or no answer at all, is told and stops nothing', async () => {
  status = 429;
  expect(await announce(site, [site], `${site}/indexnow`)).toContain('respondió 429');
  expect(await announce(site, [site], 'http://127.0.0.1:1/')).toContain('no respondió');
});

test('without a change nothing is sent', async () => {
  const before = received.length;
  await announce(site, [], `${site}/indexnow`);
  expect(received).toHaveLength(before);
});
