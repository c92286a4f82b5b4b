import { once } from 'node:events';
import { createServer } from 'node:http';
import { HelpfulError } from './main.mjs';

/** Only this computer reaches the API's data; `PREVIEW_HOST=0.0.0.0` opens it to the network. */
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

/** The editor's port on this computer: `EDITOR_PORT`, else two above the site's. */
export function editorPort() {
  const site = readPort(process.env.PORT, 3000);
  return readPort(process.env.EDITOR_PORT, site === 0 ? 0 : site + 2);
}

/**
 * Starts listening and returns the port; port 0 picks a free one.
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

/** Throws if the port is taken, which is better said before minutes of building. @type {(port: number, host?: string) => Promise<void>} */
export async function requireFreePort(port, host = defaultHost) {
  const probe = createServer();
  await listen(probe, port, host);
  await new Promise((resolve) => probe.close(resolve));
}

/**
 * A command line that sets a variable, in the syntax of the system's terminal.
 * @type {(name: string, value: string, command: string) => string}
 */
export function withVariable(name, value, command) {
  return process.platform === 'win32' ? `set ${name}=${value}&& ${command}` : `${name}=${value} ${command}`;
}
