import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createApi } from '@/api/app';
import type { Lead } from '@/api/leads';
import { openLeads } from '@/api/node';
import { signedLinks } from '@/api/signed-links';
import { unlimited } from '@/api/testing/unlimited';
import type { Call } from '@/lib/lead/contact-draft';

/** How a call is met: by the API itself, or by a fault on the way; `hang` never answers. */
type Behaviour = { kind: 'ok' | 'http-error' | 'rejected' | 'drop' | 'hang' };

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
 */
export function createFaultyApi(
  database: string,
  { origins = [] }: { origins?: readonly string[] } = {},
): FaultyApi {
  const leads = openLeads(database);
  const api = createApi({ ...unlimited, leads, links: signedLinks(leads.database), origins });
  const behaviours: Record<Call, Behaviour> = { contact: { kind: 'ok' }, track: { kind: 'ok' } };
  const calls: ReceivedCall[] = [];
  const waiting = new Set<ServerResponse>();

  async function meet(request: Request, { outgoing }: HttpBindings): Promise<Response> {
    const call = callAt(new URL(request.url).pathname);
    if (call === undefined || request.method !== 'POST') return api.fetch(request);
    const behaviour = behaviours[call];
    calls.push({ call, body: await request.clone().text(), met: behaviour.kind });

    switch (behaviour.kind) {
      case 'ok':
        return api.fetch(request);
      case 'http-error':
        return Response.json({ status: 'error' }, { status: 500 });
      case 'rejected':
        return Response.json({ status: 'error' });
      case 'hang':
        waiting.add(outgoing);
        return RESPONSE_ALREADY_SENT;
      case 'drop':
        outgoing.destroy();
        return RESPONSE_ALREADY_SENT;
    }
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
