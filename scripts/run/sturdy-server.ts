import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

type Listener = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

type Options = {
  /** Milliseconds for a complete request. */
  requestTimeout?: number;
  /** Concurrent connections: half of the 1,024 files that many systems allow a process. */
  connections?: number;
  log?: (line: string) => void;
};

/** Milliseconds (10 s) for pending answers to finish. */
const DRAIN = 10_000;

/** A server that no socket can bring down. */
export function sturdyServer(
  listener: Listener,
  { requestTimeout = 15_000, connections = 512, log = console.error }: Options = {},
): Server {
  const server = createServer(
    { requestTimeout, connectionsCheckingInterval: requestTimeout / 5, requireHostHeader: false },
    async (request, response) => {
      answers.set(request.socket, { request, response });
      try {
        await listener(request, response);
      } catch (error) {
        // Cut before the signature of a link.
        log(
          `Falló ${request.method} ${request.url?.slice(0, 40)}: ${error instanceof Error ? error.stack : error}`,
        );
        fail(response);
      }
    },
  );
  const answers = new WeakMap<Duplex, { request: IncomingMessage; response: ServerResponse }>();
  // In order of arrival.
  const sockets = new Set<Duplex>();
  const isBeingAnswered = (socket: Duplex) => {
    const answer = answers.get(socket);
    return answer !== undefined && answer.request.complete && !answer.response.writableEnded;
  };
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    if (sockets.size <= connections) return;
    // Drops the oldest idle or slow connection, because refusing the newest would shut visitors out.
    const all = [...sockets];
    const leaver = all.find((each) => !answers.has(each)) ?? all.find((each) => !isBeingAnswered(each));
    (leaver ?? socket).destroy();
  });
  // A client that doesn't read its answer loses the connection.
  server.timeout = 2 * requestTimeout;
  return server.on('clientError', refuseBroken);
}

function fail(response: ServerResponse): void {
  if (response.headersSent) return void response.destroy();
  for (const name of response.getHeaderNames()) response.removeHeader(name);
  response.writeHead(500, { 'Content-Type': 'application/json' });
  response.end('{"status":"error","message":"the call failed"}');
}

/** Refuses broken HTTP, or a request that didn't arrive in time. */
function refuseBroken(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (!socket.writable) return void socket.destroy();
  const isLate = error.code === 'ERR_HTTP_REQUEST_TIMEOUT';
  const message = isLate ? 'the request did not arrive in time' : 'the request is malformed';
  const body = JSON.stringify({ status: 'error', message });
  const status = isLate ? '408 Request Timeout' : '400 Bad Request';
  socket.end(
    `HTTP/1.1 ${status}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`,
  );
}

/** On a signal to end: takes no new connections, finishes open answers, then awaits `close` and exits. */
export function endGracefully(server: Server, close: () => Promise<void>): void {
  const end = async () => {
    const closed = once(server, 'close');
    server.close();
    const idle = setInterval(() => server.closeIdleConnections(), 100);
    const late = setTimeout(() => server.closeAllConnections(), DRAIN);
    await closed;
    clearInterval(idle);
    clearTimeout(late);
    await close();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, end);
}
