import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { readBehaviour, settle, type Behaviour } from './api/behaviour';
import { checkContact, checkTrack, maxBodyBytes, paths, type Call, type ContactBody } from './api/contract';
import { leadFile, type StoredLead } from './api/lead-file';
import { readBody } from './api/read-body';
import { terminalText } from '../owner/leads/terminal-text';
import { listen } from '../lib/port.mjs';

/** A call as it arrived. */
export type ReceivedCall = {
  call: Call;
  /** The body, character for character. */
  body: string;
  /** What the call met: `ok`, or the failure that was chosen for it. */
  met: Behaviour['kind'];
};

export type ApiStandIn = {
  /** Takes a request if it is one of its own; `false` leaves it to whoever serves the pages. */
  handle: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** Chooses how the next calls are met, until chosen otherwise. */
  mode: (call: Call, behaviour: Behaviour) => void;
  /** Every call since the start, in order. */
  received: (call?: Call) => ReceivedCall[];
  /** What is in the file of leads. */
  leads: () => Promise<StoredLead[]>;
  /** Hangs up on whoever still waits for an answer. */
  release: () => void;
};

type Options = {
  /** Where leads are kept, a JSON line each. */
  leadsFile: string;
  /** Is given one line for each lead. */
  log?: (line: string) => void;
  /** Chance, for `random`; from 0 up to 1. */
  random?: () => number;
};

/**
 * Stands in for the provider's API while the site is made, tried and tested: it takes the two
 * calls of the contract, and fails in every way a real API can when it is told to.
 */
export function createApiStandIn({
  leadsFile,
  log = console.log,
  random = Math.random,
}: Options): ApiStandIn {
  const leads = leadFile(leadsFile);
  const behaviours: Record<Call, Behaviour> = { contact: { kind: 'ok' }, track: { kind: 'ok' } };
  const calls: ReceivedCall[] = [];
  const waiting = new Set<ServerResponse>();

  const standIn: ApiStandIn = {
    handle(request, response) {
      const pathname = (request.url ?? '/').split('?', 1)[0] ?? '/';
      const call = callAt(pathname);
      const answered =
        call !== undefined
          ? takeRequest(call, request, response)
          : pathname.startsWith(switchPath)
            ? takeSwitch(pathname.slice(switchPath.length), request, response)
            : undefined;
      answered?.catch((error: unknown) => {
        log(`[api] ${String(error)}`);
        answer(response, 500, { status: 'error' });
      });
      return answered !== undefined;
    },
    mode(call, behaviour) {
      behaviours[call] = behaviour;
    },
    received: (call) => calls.filter((entry) => call === undefined || entry.call === call),
    leads: leads.read,
    release() {
      for (const response of waiting) response.destroy();
      waiting.clear();
    },
  };

  async function takeRequest(call: Call, request: IncomingMessage, response: ServerResponse): Promise<void> {
    // Any site may call: the contract has no credentials a foreign page could borrow.
    response.setHeader('Access-Control-Allow-Origin', '*');
    if (request.method === 'OPTIONS') return answerPreflight(response);
    if (request.method !== 'POST') {
      response.setHeader('Allow', 'POST, OPTIONS');
      return refuse(response, 405, 'only POST is taken');
    }
    if (!isJson(request)) return refuse(response, 415, 'the Content-Type must be application/json');

    const body = await readBody(request, maxBodyBytes);
    if (!body.ok) {
      if (body.reason === 'too-large') {
        refuse(response, 413, `the body is larger than ${maxBodyBytes} bytes`);
      }
      return;
    }
    const text = body.bytes.toString('utf8');
    const behaviour = settle(behaviours[call], random);
    calls.push({ call, body: text, met: behaviour.kind });

    switch (behaviour.kind) {
      case 'http-error':
        return answer(response, 500, { status: 'error' });
      case 'rejected':
        return answer(response, 200, { status: 'error' });
      case 'null':
        return answer(response, 200, null);
      case 'not-json':
        response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
        response.end('<!doctype html><title>Wi-Fi</title>');
        return;
      case 'drop':
        response.destroy();
        return;
      case 'hang':
        keepWaiting(response);
        return;
      case 'lost-answer':
        await accept(call, text);
        response.destroy();
        return;
      case 'slow':
        keepWaiting(response);
        await delay(behaviour.ms, undefined, { ref: false });
        if (response.destroyed) return;
        break;
      case 'ok':
        break;
    }
    const refusal = await accept(call, text);
    if (refusal === undefined) answer(response, 200, { status: 'ok' });
    else refuse(response, 400, refusal);
  }

  /** Checks a body and stores its lead; says what is wrong with it otherwise. */
  async function accept(call: Call, text: string): Promise<string | undefined> {
    const checked = call === 'contact' ? checkContact(text) : checkTrack(text);
    if (!checked.ok) return checked.problem;
    if (call === 'contact') {
      const lead = { receivedAt: new Date().toISOString(), ...(checked.body as ContactBody) };
      await leads.append(lead);
      log(describe(lead));
    }
    return undefined;
  }

  function keepWaiting(response: ServerResponse): void {
    waiting.add(response);
    response.once('close', () => waiting.delete(response));
  }

  /** The same switch for whoever is not in this process: `POST mode`, `GET received`. */
  async function takeSwitch(name: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (name === 'received' && request.method === 'GET') return answer(response, 200, calls);
    // JSON only: a page of another origin can't send that without leave, which it never gets.
    if (name !== 'mode' || request.method !== 'POST' || !isJson(request)) {
      return refuse(response, 404, 'GET /__stand-in/received, POST /__stand-in/mode {"call", "mode"}');
    }
    const body = await readBody(request, maxBodyBytes);
    const wanted = body.ok ? readSwitch(body.bytes.toString('utf8')) : { problem: 'the body is too large' };
    if ('problem' in wanted) return refuse(response, 400, wanted.problem);
    standIn.mode(wanted.call, wanted.behaviour);
    answer(response, 200, { status: 'ok' });
  }

  return standIn;
}

/** Starts a stand-in of its own on a port (0 takes a free one): the second origin of a site. */
export async function startApiStandIn({
  port = 0,
  host,
  ...options
}: Options & { port?: number; host?: string }): Promise<
  ApiStandIn & { url: string; close: () => Promise<void> }
> {
  const standIn = createApiStandIn(options);
  const server = createServer((request, response) => {
    if (!standIn.handle(request, response)) refuse(response, 404, 'POST /api/contact, POST /api/track');
  });
  const taken = await listen(server, port, host);
  return {
    ...standIn,
    url: `http://localhost:${taken}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const switchPath = '/__stand-in/';

function callAt(pathname: string): Call | undefined {
  return (Object.keys(paths) as Call[]).find((call) => paths[call] === pathname);
}

function isJson(request: IncomingMessage): boolean {
  return /^application\/json\s*(;|$)/i.test(request.headers['content-type'] ?? '');
}

function readSwitch(text: string): { call: Call; behaviour: Behaviour } | { problem: string } {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { problem: 'the body is not JSON' };
  }
  if (typeof value !== 'object' || value === null || !('call' in value) || !('mode' in value)) {
    return { problem: 'the body is {"call": "contact" | "track", "mode": {"kind": …}}' };
  }
  if (value.call !== 'contact' && value.call !== 'track')
    return { problem: '"call" is "contact" or "track"' };
  // A mode that needs nothing else may be given by its name.
  const behaviour = readBehaviour(typeof value.mode === 'string' ? { kind: value.mode } : value.mode);
  return 'problem' in behaviour ? behaviour : { call: value.call, behaviour };
}

function describe({ receivedAt, name, phone, email, services, message }: StoredLead): string {
  const words = [name, phone, email, services || 'sin servicio', message || 'sin mensaje'];
  return `[contacto] ${receivedAt} · ${words.map((word) => terminalText(word)).join(' · ')}`;
}

function answerPreflight(response: ServerResponse): void {
  response.writeHead(204, {
    'Access-Control-Allow-Methods': 'POST',
    'Access-Control-Allow-Headers': 'Content-Type',
    'Access-Control-Max-Age': '86400',
  });
  response.end();
}

function refuse(response: ServerResponse, code: number, problem: string): void {
  answer(response, code, { status: 'error', message: problem });
}

function answer(response: ServerResponse, code: number, value: unknown): void {
  if (response.headersSent || response.destroyed) return;
  response.writeHead(code, {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
  });
  response.end(JSON.stringify(value));
}
