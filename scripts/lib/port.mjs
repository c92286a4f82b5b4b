import { once } from 'node:events';
import { createServer } from 'node:http';
import { HelpfulError } from './main.mjs';

/** Loopback keeps the API's data off the network; `PREVIEW_HOST=0.0.0.0` opens it. */
const defaultHost = '127.0.0.1';

/** A port number from the environment. @type {(text: string | undefined, fallback: number) => number} */
export function readPort(text, fallback) {
  if (text === undefined || text === '') return fallback;
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= 65535) return port;
  throw new HelpfulError(
    `PORT=${text} no es un puerto: escribe un número entre 1 y 65535 (por ejemplo, ${withVariable('PORT', '4000', 'npm start')}).`,
  );
}

/** Where the editor listens on this computer: beside the site, unless `EDITOR_PORT` says otherwise. */
export function editorPort() {
  const site = readPort(process.env.PORT, 3000);
  return readPort(process.env.EDITOR_PORT, site === 0 ? 0 : site + 2);
}

/**
 * Starts listening, on any free port where it is 0, and returns the port.
 * @type {(server: import('node:net').Server, port: number, host?: string) => Promise<number>}
 */
export async function listen(server, port, host = defaultHost) {
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EADDRINUSE') throw error;
    throw new HelpfulError(
      `El puerto ${port} ya está ocupado por otro programa. Ciérralo, o elige otro puerto: ${withVariable('PORT', String(port + 10), 'npm start')}`,
    );
  }
  return /** @type {import('node:net').AddressInfo} */ (server.address()).port;
}

/** Fails before minutes of building when the port is taken. @type {(port: number, host?: string) => Promise<void>} */
export async function requireFreePort(port, host = defaultHost) {
  const probe = createServer();
  await listen(probe, port, host);
  await new Promise((resolve) => probe.close(resolve));
}

/**
 * A command line that sets a variable, in the syntax of the platform's terminal.
 * @type {(name: string, value: string, command: string, platform?: string) => string}
 */
export function withVariable(name, value, command, platform = process.platform) {
  return platform === 'win32' ? `set ${name}=${value}&& ${command}` : `${name}=${value} ${command}`;
}
