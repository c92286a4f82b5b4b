import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { createApi } from '@/api/app';
import type { Lead } from '@/api/leads';
import { openLeads } from '@/api/node';
import { unlimited } from '@/api/testing/unlimited';

type Call = 'contact' | 'track';

/** Fail at once, and store nothing. */
const failures = ['http-error', 'rejected', 'not-json', 'null', 'drop'] as const;

/** How a call is met: by the API itself, or by something that is in its way. */
type Behaviour =
  | { kind: 'ok' | (typeof failures)[number] }
  /** No answer, ever. */
  | { kind: 'hang' }
  /** The lead is stored, and the answer lost on its way. */
  | { kind: 'lost-answer' }
  | { kind: 'slow'; ms: number }
  /** Fails with this probability (0 to 1), in any of the ways that end at once. */
  | { kind: 'random'; probability: number };

/** A call as it arrived: its body character for character, and what it met. */
type ReceivedCall = { call: Call; body: string; met: Behaviour['kind'] };

export type FaultyApi = {
  handle: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** Chooses how the next calls are met, until chosen otherwise. */
  mode: (call: Call, behaviour: Behaviour) => void;
  /** Every call since the start, in order. */
  received: (call?: Call) => ReceivedCall[];
  /** What is stored. */
  leads: () => Promise<Lead[]>;
  /** Hangs up on whoever still waits for an answer. */
  release: () => void;
  close: () => void;
};

/**
 * The API as it is, on a database of its own, with everything between it and a visitor that can go wrong.
 * @param origins those of pages that call it from elsewhere
 * @param random gives a number from 0 up to 1, as `Math.random` does
 */
export function createFaultyApi(
  database: string,
  { origins = [], random = Math.random }: { origins?: readonly string[]; random?: () => number } = {},
): FaultyApi {
  const leads = openLeads({ database, databaseToken: undefined });
  const api = createApi({ ...unlimited, leads, origins });
  const behaviours: Record<Call, Behaviour> = { contact: { kind: 'ok' }, track: { kind: 'ok' } };
  const calls: ReceivedCall[] = [];
  const waiting = new Set<ServerResponse>();

  async function meet(request: Request, { outgoing }: HttpBindings): Promise<Response> {
    const call = callAt(new URL(request.url).pathname);
    if (call === undefined || request.method !== 'POST') return api.fetch(request);
    const behaviour = settle(behaviours[call], random);
    calls.push({ call, body: await request.clone().text(), met: behaviour.kind });

    switch (behaviour.kind) {
      case 'ok':
        return api.fetch(request);
      case 'http-error':
        return Response.json({ status: 'error' }, { status: 500 });
      case 'rejected':
        return Response.json({ status: 'error' });
      case 'null':
        return Response.json(null);
      case 'not-json':
        return new Response('<!doctype html><title>Wi-Fi</title>', {
          headers: { 'Content-Type': 'text/html' },
        });
      case 'hang':
        waiting.add(outgoing);
        return RESPONSE_ALREADY_SENT;
      case 'slow':
        await delay(behaviour.ms, undefined, { ref: false });
        return api.fetch(request);
      case 'lost-answer':
        await api.fetch(request);
    }
    outgoing.destroy();
    return RESPONSE_ALREADY_SENT;
  }

  const listener = getRequestListener((request, bindings) => meet(request, bindings as HttpBindings));
  return {
    handle(request, response) {
      if (!request.url?.startsWith('/api/')) return false;
      void listener(request, response);
      return true;
    },
    mode: (call, behaviour) => void (behaviours[call] = behaviour),
    received: (call) => calls.filter((entry) => call === undefined || entry.call === call),
    leads: () => leads.page(),
    release() {
      for (const response of waiting) response.destroy();
      waiting.clear();
    },
    close: () => leads.database.close(),
  };
}

function callAt(pathname: string): Call | undefined {
  return (['contact', 'track'] as const).find((call) => pathname === `/api/${call}`);
}

/** What a call meets once chance has been settled. */
function settle(behaviour: Behaviour, random: () => number): Exclude<Behaviour, { kind: 'random' }> {
  if (behaviour.kind !== 'random') return behaviour;
  if (random() >= behaviour.probability) return { kind: 'ok' };
  return { kind: failures[Math.floor(random() * failures.length)] ?? 'http-error' };
}
