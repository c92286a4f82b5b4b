import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createApi } from '@/api/app';
import type { Lead } from '@/api/leads';
import { openLeads } from '@/api/node';
import { signedLinks } from '@/api/signed-links';
import { unlimited } from '@/api/testing/unlimited';
import type { Call } from '@/lib/lead/contact-draft';

/** Failures that end at once and store nothing. */
const failures = ['http-error', 'rejected', 'not-json', 'null', 'drop'] as const;

/** How a call is met: by the API itself, or by a fault on the way. */
type Behaviour =
  | { kind: 'ok' | (typeof failures)[number] }
  /** Never answers. */
  | { kind: 'hang' }
  /** The lead is stored, but the answer is lost. */
  | { kind: 'lost-answer' }
  /** Fails with this probability (0 to 1), in any way that ends at once. */
  | { kind: 'random'; probability: number };

/** A call as received: its body character for character, and the behaviour that met it. */
type ReceivedCall = { call: Call; body: string; met: Behaviour['kind'] };

export type FaultyApi = {
  handle: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** Sets how the next calls are met, until it is set again. */
  mode: (call: Call, behaviour: Behaviour) => void;
  /** Every call since the start, in order. */
  received: (call?: Call) => ReceivedCall[];
  /** Stored leads. */
  leads: () => Promise<Lead[]>;
  /** Closes the connections of calls that hang. */
  release: () => void;
  close: () => Promise<void>;
};

/**
 * The real API on a temporary database, behind every fault a visitor can meet.
 * @param origins allowed for cross-origin calls
 * @param random a number from 0 up to 1, as `Math.random` gives
 */
export function createFaultyApi(
  database: string,
  { origins = [], random = Math.random }: { origins?: readonly string[]; random?: () => number } = {},
): FaultyApi {
  const leads = openLeads(database);
  const api = createApi({ ...unlimited, leads, links: signedLinks(leads.database), origins });
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
    leads: () => leads.list(),
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

/** The behaviour after chance has decided. */
function settle(behaviour: Behaviour, random: () => number): Exclude<Behaviour, { kind: 'random' }> {
  if (behaviour.kind !== 'random') return behaviour;
  if (random() >= behaviour.probability) return { kind: 'ok' };
  return { kind: failures[Math.floor(random() * failures.length)] ?? 'http-error' };
}
