import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import { methodNotAllowed } from 'hono/method-not-allowed';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { ContactRequest } from '@/lib/lead/contact-fields';
import { todayInBogota } from '@/lib/tax/dates';
import { notFoundWords } from '@/content/layout';
import { pages } from '@/content/pages';
import { checkContact, checkTrack, MAX_BODY, privacyNotice } from './contract';
import type { Leads } from './leads';
import { OTHER_PAGE } from './leads-csv';
import { CALLERS_IN_NETWORK, isLoopback, type Caller, type Limits } from './limits';
import type { MailFailure } from './mail';
import { ownerPages, page, paragraphs } from './owner-pages';
import { mailHealth, type MailHealth } from './outbox';
import { OWNER_PAGES, type SignedLinks } from './signed-links';

export type ApiOptions = {
  readonly leads: Leads;
  readonly origins: readonly string[];
  /** Counts a call of a minute; true if its caller has made too many. Omitted where callers are unknown. */
  readonly isTooOften?: (kind: string, context: Context) => boolean | Promise<boolean>;
  readonly limits: Limits;
  /** Bytes in use, as far as is known, to compare with `limits.bytes`. */
  readonly usedBytes?: () => number;
  /** Omitted where callers are unknown, so that none is limited for the leads of others. */
  readonly callerOf?: (context: Context) => Caller;
  /** The call comes from this machine, whose pages may call from any port. */
  readonly isLocal: (context: Context) => boolean;
  readonly links: SignedLinks;
  /** Called when a stored lead's mail starts waiting. */
  readonly onMail: (context: Context) => void;
  readonly now: () => number;
  /** Receives one line for the server's log, without personal data. */
  readonly log: (line: string) => void;
};

/** Seconds after which a caller who made too many calls may try again. */
const MINUTE = 60;

/** Milliseconds for which the readings of a health check are reused. */
const HEALTH_CACHE_MS = 15_000;

/** Each cause of failing mails asks something else of the owner, and has its text in `scripts/publish/issues.md`. */
export const mailCauses = {
  password: 'password',
  recipient: 'recipient',
  sender: 'sender',
  limited: 'limited',
  busy: 'connection',
  connection: 'connection',
  refused: 'content',
  unwritable: 'content',
} as const satisfies Readonly<Record<MailFailure, string>>;

/** The last lead or visit could not be stored; health reports it. */
type StorageState = { isFailing: boolean };

/** Creates the API: a Web `Request` in, a `Response` out, on any host. */
export function createApi(options: ApiOptions): Hono {
  const { leads, links, origins, now, log } = options;
  const api = new Hono();

  api.use(async (context, next) => {
    const origin = context.req.header('Origin');
    // The owner's pages send no referrer, so their forms have a null origin; the signed link is the permission.
    const isLink = context.req.path.startsWith(`${OWNER_PAGES}/`);
    if (origin !== undefined && !isLink && !isOwn(origin, context)) {
      return refuse(context, 403, 'pages of this origin may not call');
    }
    await next();
    context.header('Cache-Control', 'no-store');
    context.header('X-Content-Type-Options', 'nosniff');
  });

  const onMethodNotAllowed = (context: Context, allowed: readonly string[]) => {
    context.header('Allow', allowed.join(', '));
    return refuse(context, 405, `only ${allowed.join(', ')}`);
  };
  api.use(methodNotAllowed({ app: api, onMethodNotAllowed }));

  const storage: StorageState = { isFailing: false };
  addHealth(api, options, storage);
  addFormCalls(api, options, storage);

  const path = `${OWNER_PAGES}/:purpose/:id/:expires/:mac`;
  const pages = ownerPages({ leads, links, now });
  api.get(path, pages.show);
  api.post(path, limitBody, pages.act);

  api.notFound((context) =>
    context.req.header('Accept')?.includes('text/html')
      ? page(context, notFoundWords.heading, paragraphs([notFoundWords.text]), 404)
      : refuse(context, 404, 'POST /api/contact, POST /api/track, GET /api/health'),
  );
  api.onError((error, context) => {
    log(`Falló una llamada: ${reasonOf(error)}`);
    return refuse(context, 500, 'the call failed');
  });

  function isOwn(origin: string, context: Context): boolean {
    if (origins.includes(origin)) return true;
    if (!URL.canParse(origin)) return false;
    const { protocol, host, hostname } = new URL(origin);
    if (protocol !== 'https:' && protocol !== 'http:') return false;
    // Any host name that leads to this API is the owner's: the one with `www`, or the first one that her host gave.
    return host === hostOf(context) || (isLoopback(hostname) && options.isLocal(context));
  }

  return api;
}

/** Adds `GET /api/health`, whose reading of the database and its mails is reused for a while. */
function addHealth(api: Hono, { leads, now, log }: ApiOptions, storage: StorageState): void {
  let cached: { mail: MailHealth | void; at: number } | undefined;
  const unreadable = (error: unknown) => log(`La base de datos de contactos no responde: ${reasonOf(error)}`);

  api.get('/api/health', async (context) => {
    // Keeps no promise, because on Cloudflare a call can't await what another one has asked.
    if (cached === undefined || Math.abs(now() - cached.at) >= HEALTH_CACHE_MS)
      cached = { mail: await mailHealth(leads, now()).catch(unreadable), at: now() };
    const { mail } = cached;
    if (!mail || storage.isFailing) return context.json({ status: 'error', cause: 'storage' }, 503);
    const { status, reason } = mail;
    if (status === 'ok') return context.json({ status });
    // Without a reason no mail has been tried.
    return context.json({ status, cause: reason ? mailCauses[reason] : 'mail' });
  });
}

/** Adds `POST /api/contact` and `POST /api/track`, which answer ok only once the lead or visit is stored. */
function addFormCalls(api: Hono, options: ApiOptions, storage: StorageState): void {
  const { leads, limits, now, log } = options;
  const notice = privacyNotice();

  api.use(
    '/api/:call{contact|track}',
    cors({
      origin: (origin) => origin,
      allowMethods: ['POST'],
      allowHeaders: ['Content-Type'],
      maxAge: 86_400,
    }),
  );

  api.post(
    '/api/contact',
    async (context, next) =>
      (await options.isTooOften?.('contact', context)) ? tooMany(context, MINUTE) : next(),
    onlyJson,
    limitBody,
    async (context) => {
      const checked = checkContact(await context.req.arrayBuffer());
      if (!checked.ok) return refuse(context, 400, checked.message, checked.field);
      return store(context, 'un contacto', () => storeContact(checked.body, context));
    },
  );

  api.post('/api/track', onlyJson, limitBody, async (context) => {
    const checked = checkTrack(await context.req.arrayBuffer());
    if (!checked.ok) return refuse(context, 400, checked.message, checked.field);
    // Only the form's contact call is counted, so that its tracking call can never make the form fail.
    if (!checked.body.isVisit) return context.json({ status: 'ok' });
    if (await options.isTooOften?.('visit', context)) return tooMany(context, MINUTE);
    return store(context, 'una visita', () => leads.countVisit(todayInBogota(now()), pageOf(context)));
  });

  /** Stores something and answers ok, or answers 503 if it fails. @param write may return another answer than ok */
  async function store(
    context: Context,
    what: string,
    write: () => Promise<Response | void>,
  ): Promise<Response> {
    try {
      const answer = await write();
      storage.isFailing = false;
      return answer ?? context.json({ status: 'ok' });
    } catch (error) {
      storage.isFailing = true;
      log(`No se pudo guardar ${what}: ${reasonOf(error)}`);
      return refuse(context, 503, 'it could not be stored');
    }
  }

  async function storeContact(contact: ContactRequest, context: Context): Promise<Response | void> {
    const { perDay, perHour, bytes } = limits;
    const isFull = (options.usedBytes?.() ?? 0) >= bytes;
    const { name, network }: Partial<Caller> = options.callerOf?.(context) ?? {};
    const callers = name === undefined ? [] : [{ name, perDay }];
    if (network !== undefined) callers.push({ name: network, perDay: perDay * CALLERS_IN_NETWORK });
    const stored = await leads.admit(contact, notice, now(), { callers, perHour, isFull }, pageOf(context));
    if (stored === undefined) {
      if (isFull) throw new Error('llegó a su tamaño máximo');
      return tooMany(context);
    }
    if (!stored.isNew) return;
    log(`Contacto ${stored.id} guardado`);
    options.onMail(context);
  }
}

/** Compares hosts only, because a proxy that terminates TLS changes the scheme. */
function hostOf({ req }: Context): string {
  return req.header('Host') ?? new URL(req.url).host;
}

/** Path of the calling page as in `content/pages.ts`, else `otra`; empty when it is unknown or has another origin. */
function pageOf(context: Context): string {
  const referer = context.req.header('Referer') ?? '';
  if (!URL.canParse(referer) || new URL(referer).host !== hostOf(context)) return '';
  const path = new URL(referer).pathname.replace(/(?<=.)\/$/, '');
  return Object.values(pages).some((known) => known.path === path) ? path : OTHER_PAGE;
}

const limitBody = bodyLimit({
  maxSize: MAX_BODY,
  onError: (context) => refuse(context, 413, `the body is larger than ${MAX_BODY} bytes`),
});

/** Accepts only JSON, a type that a plain form of another site cannot send. */
function onlyJson(context: Context, next: () => Promise<void>): Promise<void> | Response {
  const encoding = context.req.header('Content-Encoding') ?? 'identity';
  const type = context.req.header('Content-Type') ?? '';
  if (encoding === 'identity' && /^application\/json\s*(;|$)/i.test(type)) return next();
  return refuse(context, 415, 'the Content-Type must be application/json');
}

/** Answers that the caller has called too often. @param wait seconds; omitted when the daily limit is reached */
function tooMany(context: Context, wait?: number): Response {
  if (wait !== undefined) context.header('Retry-After', String(wait));
  return refuse(context, 429, 'too many requests from this address');
}

function refuse(context: Context, code: ContentfulStatusCode, message: string, field?: string): Response {
  return context.json({ status: 'error', field, message }, code);
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
