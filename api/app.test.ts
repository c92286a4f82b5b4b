/** @jest-environment node */
import type { Hono } from 'hono';
import { contactWords } from '@/content/contact';
import { pages } from '@/content/pages';
import { sampleRequest as contact } from '@/lib/lead/sample-request';
import { createApi, type ApiOptions } from './app';
import type { Leads } from './leads';
import { callerOf } from './limits';
import { signedLinks } from './signed-links';
import { memoryLeads } from './testing/memory-leads';
import { unlimited } from './testing/unlimited';

const origin = 'https://contadora.example';

let leads: Leads;
let api: Hono;
let now: number;
let logged: string[];

function create(changes: Partial<ApiOptions> = {}): Hono {
  return createApi({
    ...unlimited,
    leads,
    links: signedLinks(leads.database),
    origins: [origin],
    callerOf: ({ req }) => callerOf(req.header('X-Test-Address') ?? ''),
    isLocal: (context) => context.req.header('X-Test-Local') === 'yes',
    now: () => now,
    log: (line) => logged.push(line),
    ...changes,
  });
}

beforeEach(() => {
  leads = memoryLeads();
  now = Date.parse('2026-11-22T04:59:00Z');
  logged = [];
  api = create();
});

async function call(path: string, init: RequestInit) {
  const response = await api.request(path, init);
  const body: unknown = response.status === 204 ? null : await response.json();
  return { code: response.status, body, headers: response.headers };
}

function post(path: string, body: unknown, headers: Record<string, string> = {}) {
  const text = typeof body === 'string' || body instanceof Uint8Array ? body : JSON.stringify(body);
  const init = { method: 'POST', body: text as BodyInit };
  return call(path, { ...init, headers: { 'Content-Type': 'application/json', ...headers } });
}

test('a page of another origin that is the owner’s may send JSON, and reads the answer', async () => {
  for (const path of ['/api/contact', '/api/track']) {
    const asked = {
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'content-type',
    };
    const asking = await api.request(path, { method: 'OPTIONS', headers: { Origin: origin, ...asked } });
    expect(asking.ok).toBe(true);
    expect(asking.headers.get('Access-Control-Allow-Headers')).toBe('Content-Type');
    const { code, body, headers } = await post(path, path === '/api/contact' ? contact : {}, {
      Origin: origin,
    });
    expect([code, body]).toEqual([200, { status: 'ok' }]);
    for (const answer of [asking.headers, headers])
      expect(answer.get('Access-Control-Allow-Origin')).toBe(origin);
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
  }
});

test('answers ok once the lead is stored with its privacy notice', async () => {
  expect(await post('/api/contact', contact)).toMatchObject({ code: 200, body: { status: 'ok' } });
  const [lead] = await leads.list();
  expect(lead).toMatchObject({ ...contact, receivedAt: now });
  const text = (await leads.notices()).get(lead?.notice ?? '');
  expect(text).toContain(contactWords.privacy.notice);
  expect(text).toContain('24 meses');
});

test('stores the longest texts, and a missing text as an empty one', async () => {
  const longest = { name: 'ñ'.repeat(200), email: 'ñ'.repeat(254), services: '漢'.repeat(500) };
  const older = { name: 'Ana', phone: '3001234567', email: 'ana@correo.example' };
  for (const each of [{ ...contact, ...longest, message: '漢'.repeat(5_000) }, older])
    expect((await post('/api/contact', each)).code).toBe(200);
  expect(await leads.list()).toMatchObject([{ ...older, services: '', message: '' }, longest]);
});

const { home, incomeTax, calendar } = pages;
const from = (referer: string) => ({ Referer: referer, Host: 'contadora.example' });

test('stores the page that first sent a lead, and counts a visit on the Colombian day', async () => {
  const page = `${origin}${incomeTax.path}`;
  await post('/api/track', {}, from(`${page}?utm_source=secreto`));
  await post('/api/contact', contact, from(`${page}/`));
  await post('/api/contact', contact, from(`${origin}/`));
  await post('/api/track', { name: 'Ana', email: 'Ana' }, from(page));
  expect(await leads.list()).toMatchObject([{ page: incomeTax.path, times: 2 }]);
  const all = [{ page: incomeTax.path, visits: 1, leads: 1 }];
  expect(await leads.byPage('2026-11-21', '2026-11-22')).toEqual(all);
});

test.each([
  [`${origin}/`, home.path],
  [`http://contadora.example${calendar.path}`, calendar.path],
  [`${origin}/<script>?Inolvidable`, 'otra'],
  ['https://contadora.example.otro.example/', ''],
  ['about:client', ''],
])('with the referrer %s, a lead’s page is «%s»', async (referer, page) => {
  await post('/api/contact', contact, from(referer));
  expect(await leads.list()).toMatchObject([{ page }]);
});

test.each([
  ['no name', { ...contact, name: '  ' }, 'name', contactWords.errors.nameRequired],
  ['a long name', { ...contact, name: 'x'.repeat(201) }, 'name', /200/],
  ['long services', { ...contact, services: 'x'.repeat(501) }, 'services', /500/],
  ['a prototype', '{"__proto__":{"name":"x"}}', '__proto__', 'is not part of the contract'],
  ['half an emoji', { ...contact, name: '\ud83e' }, 'name', 'has a character that no text has'],
])('refuses %s, and names the field and the reason', async (_title, body, field, message) => {
  expect(await post('/api/contact', body)).toMatchObject({
    code: 400,
    body: { status: 'error', field, message: expect.stringMatching(message) },
  });
  expect(await leads.list()).toEqual([]);
});

test.each([
  ['a text that is not JSON', 'name=Ana', {}, 400],
  ['no object', 'null', {}, 400],
  ['a number for a text', { ...contact, phone: 3001234567 }, {}, 400],
  ['more than 32 kB', { ...contact, message: 'x'.repeat(32 * 1024) }, {}, 413],
  ['bytes that are not UTF-8', new Uint8Array([0x22, 0xff, 0x22]), {}, 400],
  ['a form of another site', 'name=Ana', { 'Content-Type': 'application/x-www-form-urlencoded' }, 415],
  ['JSON under another name', JSON.stringify(contact), { 'Content-Type': 'text/plain' }, 415],
  ['a compressed body', JSON.stringify(contact), { 'Content-Encoding': 'gzip' }, 415],
])('stores nothing and refuses %s', async (_title, body, headers: Record<string, string>, code) => {
  expect(await post('/api/contact', body, headers)).toMatchObject({ code, body: { status: 'error' } });
  expect(await leads.list()).toEqual([]);
});

const www = 'https://www.contadora.example';
test.each([
  ['the site', 200, origin, { Host: 'contadora.example' }],
  ['the site at another name', 200, www, { Host: 'www.contadora.example' }],
  ['another host', 403, www, { Host: 'contadora.example' }],
  ['no origin', 403, 'null', { Host: 'contadora.example' }],
  ['this computer', 200, 'http://localhost:3000', { Host: 'localhost:8787', 'X-Test-Local': 'yes' }],
  ['another computer', 403, 'http://localhost:3000', { Host: 'contadora.example' }],
  ['no web server', 403, 'javascript://localhost', { Host: 'localhost:8787', 'X-Test-Local': 'yes' }],
])('a call from a page of %s gets the status %i', async (_title, code, from, headers) => {
  expect((await post('/api/contact', contact, { ...headers, Origin: from })).code).toBe(code);
});

test('refuses a tracking call with a field that only the form’s other call has', async () => {
  expect((await post('/api/track', { name: 'a', email: 'a', phone: '1' })).code).toBe(400);
});

test('stores a text without the empty characters that PDF viewers put into a copied text', async () => {
  expect((await post('/api/contact', { ...contact, message: 're\0uerimiento' })).code).toBe(200);
  expect((await leads.list())[0]?.message).toBe('reuerimiento');
});

test('answers wrong methods with 405 and unknown paths with 404, in JSON', async () => {
  for (const method of ['GET', 'PUT', 'DELETE', 'PATCH']) {
    const { code, headers } = await call('/api/contact', { method });
    expect([code, headers.get('Allow')]).toEqual([405, 'POST']);
  }
  expect((await call('/api/health', { method: 'POST' })).code).toBe(405);
  for (const path of ['/api', '/api/contact/', '/api/leads', '/api/%ff', '/api/../etc/passwd'])
    expect((await call(path, { method: 'POST' })).code).toBe(404);
});

test('a signed link that is opened while the database fails is answered with 500, in JSON', async () => {
  const { answered } = (await signedLinks(leads.database, origin).ofLead({ id: 1, receivedAt: now }, now))!;
  jest.spyOn(leads.database, 'read').mockRejectedValue(new Error('dañado'));
  api = create();
  expect(await call(answered, {})).toMatchObject({ code: 500, body: { status: 'error' } });
  expect(logged).toEqual(['Falló una llamada: dañado']);
});

test('a lead and a visit above the limit of calls are refused, but never the tracking call of a sent form', async () => {
  api = create({ isTooOften: () => true });
  const { code, headers } = await post('/api/contact', contact);
  expect([code, headers.get('Retry-After')]).toEqual([429, '60']);
  expect((await post('/api/track', {})).code).toBe(429);
  expect((await post('/api/track', { name: 'Ana' })).code).toBe(200);
  expect(await leads.byPage('2026-11-21', '2026-11-22')).toEqual([]);
});

const health = async () => {
  now += 15_000;
  const { code, body } = await call('/api/health', {});
  return { code, ...(body as object) };
};

const codesOf = async (from: number, to: number, addressOf: (number: number) => string) => {
  const codes: number[] = [];
  for (let number = from; number < to; number += 1) {
    const headers = { 'X-Test-Address': addressOf(number) };
    codes.push((await post('/api/contact', { ...contact, message: `${number}` }, headers)).code);
  }
  return codes;
};

test('limits a caller’s new leads by the day, and those of a /48 network at five times as many', async () => {
  api = create({ limits: { ...unlimited.limits, perDay: 2 } });
  const one = () => '10.0.0.1';
  expect(await codesOf(0, 3, one)).toEqual([200, 200, 429]);
  // A repeated request is no new lead.
  expect(await codesOf(1, 2, one)).toEqual([200]);
  const codes = await codesOf(10, 21, (number) => `2001:db8:1:${number}::1`);
  expect(codes.join()).toBe(`${'200,'.repeat(10)}429`);
  const names = await leads.database.read(['SELECT caller FROM callers']);
  for (const { caller } of names) expect(caller).toMatch(/^[0-9a-f]{6}$/);
  // Another database has another key, so that its name of an address tells nothing of this one.
  leads = memoryLeads();
  api = create({ limits: { ...unlimited.limits, perDay: 2 } });
  await codesOf(0, 1, one);
  const [other] = await leads.database.read(['SELECT caller FROM callers']);
  expect(names).not.toContainEqual(other);
  now += 60_000;
  expect(await codesOf(3, 4, one)).toEqual([200]);
});

test('health says whether mails go out, and what the owner can do when they don’t', async () => {
  expect(await health()).toEqual({ code: 200, status: 'ok' });
  for (const [reason, cause] of [
    ['busy', 'connection'],
    [null, 'mail'],
  ] as const) {
    jest.spyOn(leads.database, 'read').mockResolvedValueOnce([{ isFailing: 1, reason }]);
    expect(await health()).toEqual({ code: 200, status: 'failing', cause });
  }
});

test('a health check whose reading hangs holds up no other', async () => {
  jest.spyOn(leads.database, 'read').mockReturnValueOnce(new Promise(() => undefined));
  void call('/api/health', {});
  const second = call('/api/health', {}).then(({ code }) => code);
  expect(await Promise.race([second, new Promise((late) => setImmediate(late, 'late'))])).toBe(200);
});

test('reads the health from the database at most once in 15 s', async () => {
  const asked = jest.spyOn(leads.database, 'read');
  await call('/api/health', {});
  now += 14_999;
  await call('/api/health', {});
  expect(asked).toHaveBeenCalledTimes(1);
  now += 1;
  await call('/api/health', {});
  expect(asked).toHaveBeenCalledTimes(2);
});

test('answers 503 when the disk is full, logs the reason without the visitor’s name, and health says so', async () => {
  const accept = jest.spyOn(leads, 'admit').mockRejectedValue(new Error('el disco está lleno'));
  expect(await post('/api/contact', contact)).toMatchObject({ code: 503, body: { status: 'error' } });
  expect(logged).toEqual(['No se pudo guardar un contacto: el disco está lleno']);
  expect(await health()).toEqual({ code: 503, status: 'error', cause: 'storage' });
  accept.mockRestore();
  await post('/api/contact', contact);
  expect(await health()).toEqual({ code: 200, status: 'ok' });
  expect(logged.join()).not.toContain(contact.name);
});
