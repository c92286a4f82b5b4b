import { getRequestListener } from '@hono/node-server';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { createApi } from './app';
import { runCron } from './cron';
import { leadsIn, type Leads } from './leads';
import { sqliteDatabase } from './sqlite';
import { smtp } from './smtp';
import { mailHealth, sendDue } from './outbox';
import { isLocal, memoryRateLimit, usedBytes } from './limits';
import type { ApiSettings } from './settings';
import { signedLinks } from './signed-links';

export type NodeApi = {
  /** Answers the API's calls; `false` leaves the request to the pages' server. */
  handle: (request: IncomingMessage, response: ServerResponse) => boolean;
  leads: Leads;
  close: () => Promise<void>;
};

const elapsed = () => performance.now();

const TICK = 60_000;

/** Opens the leads of a database file, which is created by the first query if it is missing. */
export function openLeads(file: string): Leads {
  return leadsIn(sqliteDatabase(file, { migrations: join(import.meta.dirname, 'migrations') }));
}

/** Starts the API in a Node process, with a timer for the periodic tasks. */
export function startNodeApi(settings: ApiSettings, print: (line: string) => void = console.log): NodeApi {
  const log = (line: string) => print(`[api] ${line}`);
  const leads = openLeads(settings.database);
  const send = settings.mail && smtp(settings.mail);
  const links = signedLinks(leads.database, settings.linkOrigin, settings.places);
  let isBusy = false;

  /** Runs a background task unless one is running; the next tick makes up for it. */
  function inBackground(work: () => Promise<void>): void {
    if (isBusy) return;
    isBusy = true;
    work()
      .catch((error: Error) => log(error.message))
      .finally(() => (isBusy = false));
  }

  const keep = () => runCron(leads, { send, links, now: Date.now, log });
  const timer = setInterval(() => inBackground(keep), TICK);
  timer.unref();
  inBackground(keep);

  const api = createApi({
    ...settings,
    leads,
    rateLimit: memoryRateLimit(settings.rateLimit, elapsed),
    usedBytes: () => usedBytes(leads.database),
    addressOf: peerOf,
    isLocal: (context) => isLocal(peerOf(context), context.req.header('Host')),
    mailHealth: () => mailHealth(leads, send !== undefined, Date.now()),
    links,
    onMail: () => send && inBackground(() => sendDue(leads, send, Date.now, links)),
    now: Date.now,
    elapsed,
    log,
  });
  const listener = getRequestListener(api.fetch, { errorHandler: () => malformed() });

  return {
    handle(request, response) {
      if (!/^\/api(\/|\?|$)/.test(request.url ?? '')) return false;
      void listener(request, response);
      return true;
    },
    leads,
    async close() {
      clearInterval(timer);
      await leads.database.close();
    },
  };
}

/** The address that connects, which behind a proxy is the proxy's. */
const peerOf = (context: Context) => getConnInfo(context).remote.address ?? '';

/** Answers a request whose host or address is malformed, so that no `Request` can be made of it. */
function malformed(): Response {
  return Response.json({ status: 'error', message: 'the request is malformed' }, { status: 400 });
}
