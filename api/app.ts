import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { ContactRequest } from '@/lib/lead/contact-fields';
import { todayInBogota } from '@/lib/tax/dates';
import { notFoundWords } from '@/content/not-found';
import { isLoopback } from './addresses';
import { limitsAt, type Limits } from './budget';
import type { FileFault } from './copies';
import { checkContact, checkTrack, MAX_BODY, type Refusal } from './contract';
import type { Leads } from './leads';
import { privacyNotice } from './privacy-notice';
import { office } from './office';
import type { MailHealth } from './outbox';
import { page, paragraphs } from './page';
import { pageOfReferer } from './referrer';
import { OFFICE, type SignedLinks } from './signed-links';
import { callerOf, CALLERS_IN_NETWORK, type RateLimit } from './rate-limit';

export type ApiOptions = {
  readonly leads: Leads;
  readonly origins: readonly string[];
  /** Whether the site's address is among them; otherwise the host that a call names is believed to be the API's own. */
  readonly hasAddress: boolean;
  readonly rateLimit: RateLimit;
  readonly limits: Limits;
  /** Bytes in use, to compare with `limits.bytes`. */
  readonly usedBytes: () => Promise<number>;
  readonly addressOf: (context: Context) => string;
  /** Whether the call comes from this machine; strangers see the health's status and cause alone. */
  readonly isLocal: (context: Context) => boolean;
  readonly mailHealth: () => Promise<MailHealth>;
  /** What was found of the file and its copies; new leads are stored whatever it is. */
  readonly fileFault: () => FileFault | undefined;
  readonly links: SignedLinks;
  /** Called when a stored lead's mail starts waiting. */
  readonly onMail: (context: Context) => void;
  readonly now: () => number;
  /** Monotonic clock, in milliseconds. */
  readonly elapsed: () => number;
  /** Receives one line for the server's log, without personal data. */
  readonly log: (line: string) => void;
};

/** Milliseconds for which a health answer is reused. */
const HEALTH_LASTS = 15_000;
/** Milliseconds for which a measured database size is reused. */
const SIZE_LASTS = 1_000;

/** Creates the API: a Web `Request` in, a JSON `Response` out, on any host. */
export function createApi(options: ApiOptions): Hono {
  const { leads, limits, origins, now, elapsed, log } = options;
  const notice = privacyNotice();
  const usedBytes = memoized(SIZE_LASTS, elapsed, options.usedBytes);
  const stored = memoized(HEALTH_LASTS, elapsed, async () => ({
    mail: await options.mailHealth(),
    filled: await filledAt(await usedBytes()),
  }));
  let cannotStore = false;

  const api = new Hono();

  api.use(async (context, next) => {
    const origin = context.req.header('Origin');
    // The office's pages send no referrer, so their forms have a null origin; the signed link is the permission.
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
    return context.json(
      options.isLocal(context) ? health : { status: health.status, cause: health.cause },
      code,
    );
  });

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
    // A submit above the limit is not counted, but neighbours must not make the form fail.
    if (wait > 0) return context.json({ status: 'ok' });
    const day = todayInBogota(new Date(now()));
    return store(context, 'una visita', () => leads.countVisit({ isVisit }, day, pageOf(context)));
  });

  for (const [path, allowed] of [
    ['/api/health', 'GET'],
    ['/api/contact', 'POST, OPTIONS'],
    ['/api/track', 'POST, OPTIONS'],
  ] as const) {
    api.all(path, (context) => {
      context.header('Allow', allowed);
      return refuse(context, 405, { message: `only ${allowed}` });
    });
  }

  const path = `${OFFICE}/:purpose/:id/:expires/:mac`;
  const pages = office({ leads, links: options.links, now });
  api.get(path, pages.show);
  api.post(path, limitBody, pages.act);

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

  /** Answers ok only for what was stored; `work` may return an answer of its own. */
  async function store(
    context: Context,
    what: string,
    work: () => Promise<Response | void>,
  ): Promise<Response> {
    try {
      const answer = await work();
      cannotStore = false;
      return answer ?? context.json({ status: 'ok' });
    } catch (error) {
      cannotStore = true;
      log(`No se pudo guardar ${what}: ${reasonOf(error)}`);
      return refuse(context, 503, { message: 'it could not be stored' });
    }
  }

  async function storeContact(contact: ContactRequest, context: Context): Promise<Response | void> {
    const { perDay, ...admission } = limitsAt(await usedBytes(), limits);
    const { name, network } = callerOf(options.addressOf(context));
    const callers = [
      { name, perDay },
      ...(network === undefined ? [] : [{ name: `${network}/48`, perDay: perDay * CALLERS_IN_NETWORK }]),
    ];
    const stored = await leads.admit(contact, notice, now(), { callers, ...admission }, pageOf(context));
    if (stored === undefined) {
      if (!admission.isFull || (await leads.hasFlood())) return tooMany(context);
      log('La base de datos de contactos llegó a su tamaño máximo (LEADS_MAX_MB)');
      return refuse(context, 503, { message: 'there is no room left' });
    }
    if (!stored.isNew) return;
    log(`Contacto ${stored.id} guardado`);
    options.onMail(context);
  }

  /** A full database still takes leads while those of a flood make room. */
  async function filledAt(bytes: number) {
    const { isFull, isReserve } = limitsAt(bytes, limits);
    return isFull && !(await leads.hasFlood()) ? 'full' : isReserve ? 'filling' : 'ok';
  }

  async function readHealth() {
    try {
      const { mail, filled } = await stored();
      const storage = cannotStore ? 'failing' : filled === 'full' ? filled : (options.fileFault() ?? filled);
      const takesLeads = storage !== 'failing' && storage !== 'full';
      const cause = storage !== 'ok' ? 'storage' : mail.status === 'failing' ? 'mail' : undefined;
      const status = !takesLeads ? 'error' : cause === undefined ? 'ok' : 'failing';
      return { status, cause, storage, mail, code: takesLeads ? 200 : 503 } as const;
    } catch (error) {
      log(`La base de datos de contactos no responde: ${reasonOf(error)}`);
      return { status: 'error', cause: 'storage', storage: 'failing', code: 503 } as const;
    }
  }

  function isOwn(origin: string, context: Context): boolean {
    if (origins.includes(origin)) return true;
    if (!URL.canParse(origin)) return false;
    const { host, hostname } = new URL(origin);
    return options.hasAddress ? isLoopback(hostname) && options.isLocal(context) : host === hostOf(context);
  }

  return api;
}

/** Reuses an answer, or a failure, for some milliseconds of a monotonic clock. */
function memoized<Answer>(
  milliseconds: number,
  elapsed: () => number,
  ask: () => Promise<Answer>,
): () => Promise<Answer> {
  let last: { answer: Promise<Answer>; end: number } | undefined;
  return () => {
    if (last === undefined || elapsed() >= last.end) last = { answer: ask(), end: elapsed() + milliseconds };
    return last.answer;
  };
}

/** The host alone, because a proxy that ends HTTPS changes the scheme. */
function hostOf({ req }: Context): string {
  return req.header('Host') ?? new URL(req.url).host;
}

function pageOf(context: Context): string | null {
  return pageOfReferer(context.req.header('Referer'), hostOf(context));
}

/** Accepts only JSON, a type that a plain form of another site cannot send. */
function onlyJson(context: Context, next: () => Promise<void>): Promise<void> | Response {
  const encoding = context.req.header('Content-Encoding') ?? 'identity';
  const type = context.req.header('Content-Type') ?? '';
  if (encoding === 'identity' && /^application\/json\s*(;|$)/i.test(type)) return next();
  return refuse(context, 415, { message: 'the Content-Type must be application/json' });
}

/** @param wait in seconds; without it, the day is spent */
function tooMany(context: Context, wait?: number): Response {
  if (wait !== undefined) context.header('Retry-After', String(wait));
  return refuse(context, 429, { message: 'too many requests from this address' });
}

function refuse(context: Context, code: ContentfulStatusCode, refusal: Refusal): Response {
  return context.json({ status: 'error', ...refusal }, code);
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
