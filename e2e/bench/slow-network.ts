import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/** Round trip in milliseconds, and bytes per millisecond of all connections: 1.6 Mbit/s. */
const ROUND_TRIP = 150;
const SPEED = 200;

/**
 * A slow proxy before a local server, because the browser's own throttling skips prerendered pages.
 * @returns its address, and what closes it
 */
export async function slowNetwork(url: string) {
  let isFreeAt = 0;
  const pass = (from: Socket, to: Socket, takes: (bytes: number) => number) => {
    let sent = Promise.resolve();
    from.on('data', (chunk) => {
      const arrives = takes(chunk.length) + ROUND_TRIP / 2;
      sent = sent.then(() => delay(arrives - performance.now())).then(() => void to.write(chunk));
    });
    from.on('close', () => void sent.then(() => to.destroy()));
    from.on('error', () => to.destroy());
  };
  const server = createServer((browser) => {
    const site = connect(Number(new URL(url).port), '127.0.0.1');
    pass(browser, site, () => performance.now());
    pass(site, browser, (bytes) => (isFreeAt = Math.max(isFreeAt, performance.now()) + bytes / SPEED));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://localhost:${port}`, close: () => server.close() };
}
