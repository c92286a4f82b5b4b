/** @jest-environment node */
import { once } from 'node:events';
import type { Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { listen } from '../lib/port.mjs';
import { sturdyServer } from './sturdy-server';

let server: Server;
let port: number;
let logged: string[];

async function start(
  listener: Parameters<typeof sturdyServer>[0],
  options: Parameters<typeof sturdyServer>[1] = {},
) {
  logged = [];
  server = sturdyServer(listener, { log: (line) => logged.push(line), ...options });
  port = await listen(server, 0);
}

afterEach(async () => {
  server.close();
  server.closeAllConnections();
  await once(server, 'close');
});

const open = () => connect(port, '127.0.0.1').on('error', () => undefined);
const ask = async (path: string) => {
  const { status } = await fetch(`http://127.0.0.1:${port}${path}`);
  return status;
};

test.each([
  [
    'at once',
    () => {
      throw new Error('roto');
    },
  ],
  ['later', () => Promise.reject(new Error('roto'))],
])('a throw %s is answered 500 and logged, and the next is answered', async (_title, fail) => {
  await start(({ url }, response) => {
    if (url === '/roto') {
      response.setHeader('Content-Length', 5);
      return fail();
    }
    response.end('bien');
  });
  expect(await ask('/roto')).toBe(500);
  expect(logged).toEqual([expect.stringContaining('Falló GET /roto: Error: roto')]);
  expect(await ask('/')).toBe(200);
});

test('a body that does not arrive whole is answered 408', async () => {
  await start(() => undefined, { requestTimeout: 200 });
  const socket = open();
  socket.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\n12345');
  expect(await text(socket)).toMatch(/^HTTP\/1.1 408 /);
});

test('who only connects makes room for who asks, and who is being answered keeps its place', async () => {
  let answer: () => void = () => undefined;
  await start(
    ({ url }, response) => {
      if (url !== '/lento') return void response.end('bien');
      answer = () => response.end('al fin');
    },
    { connections: 10 },
  );
  const slow = open();
  slow.write('GET /lento HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
  const answered = text(slow);
  await once(server, 'request');
  const idle: Socket[] = [];
  for (let count = 0; count < 50; count += 1) {
    idle.push(open());
    await once(server, 'connection');
  }
  expect(await ask('/')).toBe(200);
  expect(
    await new Promise((resolve) => server.getConnections((_, count) => resolve(count))),
  ).toBeLessThanOrEqual(10);
  answer();
  expect(await answered).toContain('al fin');
  for (const socket of idle) socket.destroy();
});
