import type { Context, Hono } from 'hono';
import { callerOf, isLoopback } from './limits';
import { createApi } from './app';
import { d1Database, type D1 } from './d1';
import { runCron } from './cron';
import { leadsIn } from './leads';
import { smtp } from './smtp';
import { sendDue } from './outbox';
import { readSettings } from './settings';
import { signedLinks } from './signed-links';

/** Bindings of wrangler.jsonc, and the settings. */
type Env = Record<string, unknown> & {
  DB: D1;
  /** Absent when an installation's wrangler.jsonc has no such binding. */
  LIMIT?: Counter;
  NETWORK_LIMIT?: Counter;
};

type Counter = { limit: (options: { key: string }) => Promise<{ success: boolean }> };

type Scheduled = { waitUntil: (work: Promise<unknown>) => void };

function open(env: Env) {
  const { mail, linkOrigin, urls, ...settings } = readSettings(env);
  const database = d1Database(env.DB);
  const links = signedLinks(database, linkOrigin, urls);
  return { database, leads: leadsIn(database), send: mail && smtp(mail), links, settings };
}

function createWorkerApi(env: Env): Hono {
  const { database, leads, send, links, settings } = open(env);
  const callerIn = ({ req }: Context) => callerOf(req.header('CF-Connecting-IP') ?? '');
  const isAbove = async (counter: Counter | undefined, key: string) => {
    if (!settings.isLimited) return false;
    try {
      return (await counter?.limit({ key }))?.success === false;
    } catch {
      // A failing counter must not refuse clients.
      return false;
    }
  };
  return createApi({
    ...settings,
    leads,
    // Cloudflare counts the calls, with the limits of wrangler.jsonc.
    async isTooOften(kind, context) {
      const { name, network } = callerIn(context);
      return (
        (network !== undefined && (await isAbove(env.NETWORK_LIMIT, `${kind} ${network}`))) ||
        isAbove(env.LIMIT, `${kind} ${name}`)
      );
    },
    usedBytes: database.usedBytes,
    callerOf: callerIn,
    // Only `wrangler dev` has a local host name.
    isLocal: ({ req }) => isLoopback(new URL(req.url).hostname),
    links,
    onMail(context) {
      // The host can be trusted, because Cloudflare routes only the owner's hosts to this worker.
      const remembered = links.remember(new URL(context.req.url).origin);
      const sent = () => send && sendDue(leads, send, Date.now, links);
      context.executionCtx.waitUntil(remembered.then(sent));
    },
    now: Date.now,
    log: console.log,
  });
}

let api: Hono | undefined;

const worker = {
  fetch(request: Request, env: Env, context: Parameters<Hono['fetch']>[2]) {
    api ??= createWorkerApi(env);
    return api.fetch(request, env, context);
  },
  scheduled(_event: unknown, env: Env, context: Scheduled) {
    const { leads, send, links } = open(env);
    context.waitUntil(runCron(leads, { send, links, now: Date.now, log: console.log }));
  },
};

export default worker;
