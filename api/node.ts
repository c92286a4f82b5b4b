import { getRequestListener } from '@hono/node-server';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { createApi } from './app';
import { watchFile } from './backups';
import { forgottenBeside } from './erasure-log';
import { runCron } from './cron';
import { leadsIn, type Leads } from './leads';
import { sqliteDatabase } from './sqlite';
import { smtp } from './smtp';
import { mailHealth, sendDue } from './outbox';
import { addressOf, isLocal, memoryRateLimit, usedBytes } from './limits';
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

export function openLeads(file: string): Leads {
  return leadsIn(sqliteDatabase(file, { migrations: join(import.meta.dirname, 'migrations') }));
}

/** Starts the API in a Node process, with a timer that sends mails and deletes old leads. */
export function startNodeApi(settings: ApiSettings, print: (line: string) => void = console.log): NodeApi {
  const log = (line: string) => print(`[api] ${line}`);
  const leads = openLeads(settings.database);
  const send = settings.mail && smtp(settings.mail);
  const links = signedLinks(leads.database, settings.linkOrigin, settings.places);
  let isAtIt = false;

  /** Runs one background task at a time, without delaying a call. */
  function inBackground(work: () => Promise<void>): void {
    if (isAtIt) return;
    isAtIt = true;
    work()
      .catch((error: Error) => log(error.message))
      .finally(() => (isAtIt = false));
  }

  const forgotten = forgottenBeside(settings.database);
  const watch = watchFile(settings.database, { now: Date.now, elapsed, log });
  const keep = () => runCron(leads, { send, links, forgotten, now: Date.now, log }).finally(watch.tick);
  const timer = setInterval(() => inBackground(keep), TICK);
  timer.unref();
  inBackground(async () => {
    const count = await forgotten.applyTo(leads);
    if (count > 0) log(`Una copia traía contactos que se habían borrado: se borraron otra vez ${count}`);
    await keep();
  });

  const api = createApi({
    ...settings,
    leads,
    rateLimit: memoryRateLimit(settings.rateLimit, elapsed),
    usedBytes: () => usedBytes(leads.database),
    addressOf: (context) => addressOf(askedBy(context), settings.hasProxy),
    isLocal: (context) => isLocal(askedBy(context)),
    mailHealth: () => mailHealth(leads, send !== undefined, Date.now()),
    fileFault: watch.fault,
    links,
    onMail: () => send && inBackground(() => sendDue(leads, send, Date.now, links)),
    now: Date.now,
    elapsed,
    log,
  });
  const listener = getRequestListener(api.fetch, { errorHandler: () => notUnderstood() });

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

function askedBy(context: Context) {
  return {
    peer: getConnInfo(context).remote.address ?? '',
    forwardedFor: context.req.header('X-Forwarded-For'),
    host: context.req.header('Host'),
  };
}

/** Answers a request that is no valid `Request`, because its host or address is malformed. */
function notUnderstood(): Response {
  return Response.json({ status: 'error', message: 'the request is malformed' }, { status: 400 });
}
