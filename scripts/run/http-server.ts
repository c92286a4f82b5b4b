import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';

type Listener = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

/** Milliseconds that pending answers get to finish. */
const DRAIN = 10_000;

/** Creates a server that answers 500 when the listener throws. */
export function httpServer(listener: Listener, log = console.error): Server {
  return createServer(async (request, response) => {
    try {
      await listener(request, response);
    } catch (error) {
      // Only the path's beginning is logged, so that no log holds a link's signature.
      const asked = `${request.method} ${request.url?.slice(0, 40)}`;
      log(`Falló ${asked}: ${error instanceof Error ? error.stack : error}`);
      if (response.headersSent) return void response.destroy();
      for (const name of response.getHeaderNames()) response.removeHeader(name);
      response.writeHead(500, { 'Content-Type': 'application/json' });
      response.end('{"status":"error","message":"the call failed"}');
    }
  });
}

/** On SIGTERM or SIGINT, stops listening, finishes open answers, awaits `close` and exits. */
export function endGracefully(server: Server, close: () => Promise<void>): void {
  const end = async () => {
    const closed = once(server, 'close');
    server.close();
    const idle = setInterval(() => server.closeIdleConnections(), 100);
    setTimeout(() => server.closeAllConnections(), DRAIN);
    await closed;
    clearInterval(idle);
    await close();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, end);
}
