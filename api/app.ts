import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

import { todayInBogota } from '@/lib/tax/dates';

import { checkContact, checkTrack, MAX_BODY, type Refusal } from './contract';
import type { Leads } from './leads';
import { currentNotice } from './notice';
import type { MailHealth } from './outbox';
import type { RateLimit } from './rate-limit';

export type ApiOptions = {
  readonly leads: Leads;
  /** Origins that may call beside the API's own. */
  readonly origins: readonly string[];
  readonly rateLimit: RateLimit;
  /** Who calls, as far as the limit is concerned. */
  readonly callerOf: (context: Context) => string;
  readonly mailHealth: () => Promise<MailHealth>;
  /** Is told of each new lead, once it is stored. */
  readonly onLead: (context: Context) => void;
  readonly now: () => number;
  /** One line for whoever runs the server; it never says who wrote. */
  readonly log: (line: string) => void;
};

type Call = 'contact' | 'track';

/** The receiving end: a Web `Request` in, a JSON `Response` out, on any host. */
export function createApi(options: ApiOptions): Hono {
  const { leads, origins, now, log } = options;
  const notice = currentNotice();
  /** Since when nothing could be stored. */
  let failingSince: number | undefined;

  const api = new Hono();

  api.use(async (context, next) => {
    const origin = context.req.header('Origin');
    if (origin !== undefined && !isOwn(origin, context)) {
      return refuse(context, 403, { message: 'pages of this origin may not call' });
    }
    await next();
    context.header('Cache-Control', 'no-store');
    context.header('X-Content-Type-Options', 'nosniff');
  });

  api.get('/api/health', async (context) => {
    try {
      const mail = await options.mailHealth();
      const storage =
        failingSince === undefined
          ? { status: 'ok' }
          : { status: 'failing', since: new Date(failingSince).toISOString() };
      const isWell = storage.status === 'ok';
      return context.json({ status: isWell ? 'ok' : 'error', storage, mail }, isWell ? 200 : 503);
    } catch (error) {
      log(`La base de datos de contactos no responde: ${reasonOf(error)}`);
      return context.json({ status: 'error', storage: { status: 'failing' } }, 503);
    }
  });
  api.all('/api/health', (context) => notAllowed(context, 'GET'));

  for (const call of ['contact', 'track'] as const) {
    const path = `/api/${call}`;
    api.use(
      path,
      cors({
        origin: (origin) => origin,
        allowMethods: ['POST'],
        allowHeaders: ['Content-Type'],
        maxAge: 86_400,
      }),
    );
    api.post(
      path,
      async (context, next) => {
        const wait = await options.rateLimit(`${call} ${options.callerOf(context)}`);
        if (wait > 0) {
          context.header('Retry-After', String(wait));
          return refuse(context, 429, { message: 'too many requests from this address' });
        }
        if (!isPlainJson(context)) {
          return refuse(context, 415, { message: 'the Content-Type must be application/json' });
        }
        return next();
      },
      bodyLimit({
        maxSize: MAX_BODY,
        onError: (context) => refuse(context, 413, { message: `the body is larger than ${MAX_BODY} bytes` }),
      }),
      async (context) => take(call, await context.req.arrayBuffer(), context),
    );
    api.all(path, (context) => notAllowed(context, 'POST, OPTIONS'));
  }

  api.notFound((context) =>
    refuse(context, 404, { message: 'POST /api/contact, POST /api/track, GET /api/health' }),
  );
  api.onError((error, context) => {
    log(`Falló una llamada: ${reasonOf(error)}`);
    return refuse(context, 500, { message: 'the call failed' });
  });

  async function take(call: Call, body: ArrayBuffer, context: Context): Promise<Response> {
    const store = call === 'contact' ? contact(body, context) : visit(body);
    if ('refusal' in store) return refuse(context, 400, store.refusal);
    try {
      await store.stored();
      failingSince = undefined;
      return context.json({ status: 'ok' });
    } catch (error) {
      failingSince ??= now();
      const what = call === 'contact' ? 'un contacto' : 'una visita';
      log(`No se pudo guardar ${what}: ${reasonOf(error)}`);
      return refuse(context, 503, { message: 'it could not be stored' });
    }
  }

  function contact(body: ArrayBuffer, context: Context) {
    const checked = checkContact(body);
    if (!checked.ok) return checked;
    return {
      stored: async () => {
        const { id, isNew } = await leads.accept(checked.body, notice, now());
        if (!isNew) return;
        log(`Contacto ${id} guardado`);
        options.onLead(context);
      },
    };
  }

  function visit(body: ArrayBuffer) {
    const checked = checkTrack(body);
    if (!checked.ok) return checked;
    return { stored: () => leads.countVisit(checked.body, todayInBogota(new Date(now()))) };
  }

  function isOwn(origin: string, context: Context): boolean {
    // By host alone: behind a proxy that speaks HTTPS, this server hears HTTP.
    const host = context.req.header('Host') ?? new URL(context.req.url).host;
    return origins.includes(origin) || (URL.canParse(origin) && new URL(origin).host === host);
  }

  return api;
}

/** JSON as the site sends it. A form of another site can't: it has no way to name this type. */
function isPlainJson({ req }: Context): boolean {
  const encoding = req.header('Content-Encoding') ?? 'identity';
  return encoding === 'identity' && /^application\/json\s*(;|$)/i.test(req.header('Content-Type') ?? '');
}

function notAllowed(context: Context, allowed: string): Response {
  context.header('Allow', allowed);
  return refuse(context, 405, { message: `only ${allowed}` });
}

function refuse(context: Context, code: ContentfulStatusCode, refusal: Refusal): Response {
  return context.json({ status: 'error', ...refusal }, code);
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
