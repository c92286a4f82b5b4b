import type { Context, Hono } from 'hono';

import { createApi } from './app';
import { d1Database, type D1 } from './d1';
import { keepHouse } from './keeper';
import { leadsIn } from './leads';
import { smtp } from './mail';
import { mailHealth, sendDue } from './outbox';
import { callerOf } from './rate-limit';
import { readSettings } from './settings';

/** What wrangler.jsonc gives the worker, beside the settings' texts. */
type Env = Record<string, unknown> & {
  DB: D1;
  LIMIT: { limit: (options: { key: string }) => Promise<{ success: boolean }> };
};

type Scheduled = { waitUntil: (work: Promise<unknown>) => void };

function open(env: Env) {
  const { mail, ...settings } = readSettings(env);
  return { leads: leadsIn(d1Database(env.DB)), send: mail && smtp(mail), settings };
}

function createWorkerApi(env: Env): Hono {
  const { leads, send, settings } = open(env);
  return createApi({
    leads,
    origins: settings.origins,
    // How many a minute is in wrangler.jsonc: Cloudflare counts.
    rateLimit: async (key) => (settings.rateLimit === 0 || (await env.LIMIT.limit({ key })).success ? 0 : 60),
    callerOf: (context: Context) => callerOf(context.req.header('CF-Connecting-IP') ?? ''),
    mailHealth: () => mailHealth(leads, send !== undefined, Date.now()),
    onLead: (context) => send && context.executionCtx.waitUntil(sendDue(leads, send, Date.now)),
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
    const { leads, send } = open(env);
    context.waitUntil(keepHouse(leads, send, Date.now, console.log));
  },
};

export default worker;
