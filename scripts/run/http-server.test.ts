/** @jest-environment node */
import { once } from 'node:events';
import type { Server } from 'node:http';
import { listen } from '../lib/port.mjs';
import { httpServer } from './http-server';

let server: Server;
afterEach(async () => {
  server.close();
  server.closeAllConnections();
  await once(server, 'close');
});

test.each([
  ['at once', () => JSON.parse('roto')],
  ['later', () => Promise.reject(new Error('roto'))],
])(
  'a listener that throws %s answers 500, logs no link’s signature, and answers the next request',
  async (_, fail) => {
    const logged: string[] = [];
    const listener: Parameters<typeof httpServer>[0] = ({ url }, response) => {
      response.setHeader('Content-Length', 4);
      return url === '/' ? void response.end('bien') : fail();
    };
    server = httpServer(listener, (line) => logged.push(line));
    const site = `http://127.0.0.1:${await listen(server, 0)}`;
    const link = `/api/oficina/borrar/1-1795442700000/1/firma`;
    expect((await fetch(site + link)).status).toBe(500);
    expect(logged).toEqual([expect.stringMatching(/^Falló GET \/api\/oficina\/borrar\/1-[^]*roto/)]);
    expect(logged.join()).not.toContain('firma');
    expect((await fetch(site)).status).toBe(200);
  },
);
