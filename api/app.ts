import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import { timingSafeEqual } from 'hono/utils/buffer';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

import type { ContactRequest } from '@/lib/lead/contact-fields';
import { todayInBogota } from '@/lib/tax/dates';
import { notFoundWords } from '@/content/not-found';

import { newLeadsAllowed, type Limits } from './budget';
import { checkContact, checkTrack, MAX_BODY, type Refusal } from './contract';
import type { Leads } from './leads';
import { lasting } from './lasting';
import { currentNotice } from './notice';
import { office } from './office';
import type { MailHealth } from './outbox';
import { page, paragraphs } from './page';
import { pageOfOrigin } from './page-of-origin';
import { OFFICE, type SignedLinks } from './signed-links';
import { callerOf, type FloodGauge, type RateLimit } from './rate-limit';

export type ApiOptions = {
  readonly leads: Leads;
  /** Origins that may call beside the API's own. */
  readonly origins: readonly string[];
  readonly rateLimit: RateLimit;
  readonly isFlood: FloodGauge;
  readonly limits: Limits;
  /** How much of `limits.bytes` is filled. */
  readonly usedBytes: () => Promise<number>;
  /** The address of who calls. */
  readonly addressOf: (context: Context) => string;
  /** Whoever says it as a Bearer token is told all of the health; strangers hear whether it is well. */
  readonly healthToken?: string;
  /** Whether the caller sits at the API's own machine, and may be told all of the health. */
  readonly isLocal: (context: Context) => boolean;
  readonly mailHealth: () => Promise<MailHealth>;
  /** Since when the stored leads are known to be damaged; new ones are taken all the same. */
  readonly damagedSince: () => number | undefined;
  /** Those of the owner's mails; without them there are no pages behind them. */
  readonly links?: SignedLinks;
  /** Is told of each mail that waits to be sent: of a new lead, once it is stored, or one that the owner asked for. */
  readonly onMail: (context: Context) => void;
  readonly now: () => number;
  /** Milliseconds of a clock that only goes forward. */
  readonly elapsed: () => number;
  /** One line for whoever runs the server; it never says who wrote. */
  readonly log: (line: string) => void;
};

/** 15 s, in milliseconds: asked more often, the health is told from memory. */
const HEALTH_LASTS = 15_000;
/** A second, in milliseconds: so long the database's size is taken for what it was. */
const SIZE_LASTS = 1_000;

/** The receiving end: a Web `Request` in, a JSON `Response` out, on any host. */
export function createApi(options: ApiOptions): Hono {
  const { leads, limits, origins, now, elapsed, log } = options;
  const notice = currentNotice();
  const usedBytes = lasting(SIZE_LASTS, elapsed, options.usedBytes);
  const stored = lasting(HEALTH_LASTS, elapsed, async () => ({
    mail: await options.mailHealth(),
    room: newLeadsAllowed(await usedBytes(), limits),
  }));
  /** Since when nothing could be stored. */
  let failingSince: number | undefined;

  const api = new Hono();

  api.use(async (context, next) => {
    const origin = context.req.header('Origin');
    // A page that hides its address from others has no origin either: who has a link may use it from anywhere.
    const isLink = context.req.path.startsWith(`${OFFICE}/`);
    if (origin !== undefined && !isLink && !isOwn(origin, context)) {
      return refuse(context, 403, { message: 'pages of this origin may not call' });
    }
    await next();
    context.header('Cache-Control', 'no-store');
    context.header('X-Content-Type-Options', 'nosniff');
  });

  api.get('/api/health', async (context) => {
    const { code, ...health } = await readHealth();
    const knowsAll = options.isLocal(context) || (await saysToken(context, options.healthToken));
    return context.json(knowsAll ? health : { status: health.status }, code);
  });
  api.all('/api/health', (context) => notAllowed(context, 'GET'));

  for (const path of ['/api/contact', '/api/track']) {
    api.use(
      path,
      cors({
        origin: (origin) => origin,
        allowMethods: ['POST'],
        allowHeaders: ['Content-Type'],
        maxAge: 86_400,
      }),
    );
  }
  const limitBody = bodyLimit({
    maxSize: MAX_BODY,
    onError: (context) => refuse(context, 413, { message: `the body is larger than ${MAX_BODY} bytes` }),
  });

  api.post(
    '/api/contact',
    async (context, next) => {
      const wait = await waitOf('contact', context);
      return wait > 0 ? tooMany(context, wait) : next();
    },
    onlyJson,
    limitBody,
    async (context) => {
      const checked = checkContact(await context.req.arrayBuffer());
      if (!checked.ok) return refuse(context, 400, checked.refusal);
      return store(context, 'un contacto', () => storeContact(checked.body, context));
    },
  );

  api.post('/api/track', onlyJson, limitBody, async (context) => {
    const checked = checkTrack(await context.req.arrayBuffer());
    if (!checked.ok) return refuse(context, 400, checked.refusal);
    const { isVisit } = checked.body;
    const wait = await waitOf(isVisit ? 'visit' : 'submit', context);
    if (wait > 0 && isVisit) return tooMany(context, wait);
    // Not counted, but ok: the visitor's form must not fail for what the neighbours send.
    if (wait > 0) return context.json({ status: 'ok' });
    const day = todayInBogota(new Date(now()));
    return store(context, 'una visita', () => leads.countVisit({ isVisit }, day, pageOf(context)));
  });

  for (const path of ['/api/contact', '/api/track']) {
    api.all(path, (context) => notAllowed(context, 'POST, OPTIONS'));
  }

  if (options.links !== undefined) {
    const path = `${OFFICE}/:purpose/:id/:expires/:mac`;
    const pages = office({ leads, links: options.links, now, onMail: options.onMail });
    api.get(path, pages.show);
    api.post(path, limitBody, pages.act);
  }

  api.notFound((context) =>
    context.req.header('Accept')?.includes('text/html')
      ? page(context, notFoundWords.heading, paragraphs([notFoundWords.text]), 404)
      : refuse(context, 404, { message: 'POST /api/contact, POST /api/track, GET /api/health' }),
  );
  api.onError((error, context) => {
    log(`Falló una llamada: ${reasonOf(error)}`);
    return refuse(context, 500, { message: 'the call failed' });
  });

  function waitOf(kind: string, context: Context): number | Promise<number> {
    return options.rateLimit(kind, callerOf(options.addressOf(context)));
  }

  /** What could not be stored is never answered ok. @param work may have an answer of its own */
  async function store(
    context: Context,
    what: string,
    work: () => Promise<Response | void>,
  ): Promise<Response> {
    try {
      const answer = await work();
      failingSince = undefined;
      return answer ?? context.json({ status: 'ok' });
    } catch (error) {
      failingSince ??= now();
      log(`No se pudo guardar ${what}: ${reasonOf(error)}`);
      return refuse(context, 503, { message: 'it could not be stored' });
    }
  }

  async function storeContact(contact: ContactRequest, context: Context): Promise<Response | void> {
    const perDay = newLeadsAllowed(await usedBytes(), limits);
    const caller = callerOf(options.addressOf(context)).name;
    const isFlood = await options.isFlood();
    const admission = { caller, perDay, perHour: limits.perHour, isFlood };
    const stored = await leads.admit(contact, notice, now(), admission, pageOf(context));
    if (stored === undefined) {
      if (perDay === limits.perDay) return tooMany(context);
      log('La base de datos de contactos llegó a su tamaño máximo (LEADS_MAX_MB)');
      return refuse(context, 503, { message: 'there is no room left' });
    }
    if (!stored.isNew) return;
    log(`Contacto ${stored.id} guardado`);
    options.onMail(context);
  }

  async function readHealth() {
    try {
      const { mail, room } = await stored();
      const damagedSince = options.damagedSince();
      const instant = failingSince ?? damagedSince;
      const since = instant === undefined ? undefined : new Date(instant).toISOString();
      const filled = room === 0 ? 'full' : room < limits.perDay ? 'filling' : 'ok';
      const storing = damagedSince === undefined ? filled : 'damaged';
      const storage = { status: failingSince === undefined ? storing : 'failing', since };
      const takesLeads = /^(ok|filling|damaged)$/.test(storage.status);
      const isWell = storage.status === 'ok' && mail.status !== 'failing';
      const status = !takesLeads ? 'error' : isWell ? 'ok' : 'failing';
      return { status, storage, mail, code: takesLeads ? 200 : 503 } as const;
    } catch (error) {
      log(`La base de datos de contactos no responde: ${reasonOf(error)}`);
      return { status: 'error', storage: { status: 'failing' }, code: 503 } as const;
    }
  }

  function isOwn(origin: string, context: Context): boolean {
    return origins.includes(origin) || (URL.canParse(origin) && new URL(origin).host === hostOf(context));
  }

  return api;
}

/** Its host alone tells the API's own origin: behind a proxy that speaks HTTPS, this server hears HTTP. */
function hostOf({ req }: Context): string {
  return req.header('Host') ?? new URL(req.url).host;
}

function pageOf(context: Context): string | null {
  return pageOfOrigin(context.req.header('Referer'), hostOf(context));
}

/** JSON as the site sends it. A form of another site can't: it has no way to name this type. */
function onlyJson(context: Context, next: () => Promise<void>): Promise<void> | Response {
  const encoding = context.req.header('Content-Encoding') ?? 'identity';
  const type = context.req.header('Content-Type') ?? '';
  if (encoding === 'identity' && /^application\/json\s*(;|$)/i.test(type)) return next();
  return refuse(context, 415, { message: 'the Content-Type must be application/json' });
}

async function saysToken({ req }: Context, token: string | undefined): Promise<boolean> {
  return token !== undefined && timingSafeEqual(req.header('Authorization') ?? '', `Bearer ${token}`);
}

/** @param wait in seconds; without it, the day is spent */
function tooMany(context: Context, wait?: number): Response {
  if (wait !== undefined) context.header('Retry-After', String(wait));
  return refuse(context, 429, { message: 'too many requests from this address' });
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
