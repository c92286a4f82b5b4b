/** @jest-environment node */
import type { Hono } from 'hono';
import { contactWords } from '@/content/contact';
import { pages } from '@/content/pages';
import { createApi, type ApiOptions } from './app';
import type { FileHealth } from './copies';
import { runCron } from './cron';
import { contractCalls } from '@/lib/lead/contract-calls';
import type { Leads } from './leads';
import { mailHealth } from './outbox';
import { memoryRateLimit } from './rate-limit';
import { signedLinks } from './signed-links';
import { memoryLeads } from './testing/memory-leads';
import { unlimited } from './testing/unlimited';

const origin = 'https://contadora.example';
const contact = {
  name: 'Ana',
  phone: '3001234567',
  email: 'ana@correo.example',
  services: 'Declaración de Renta, RUT',
  message: '«hola»\n🧾',
};

let leads: Leads;
let api: Hono;
let now: number;
let logged: string[];
let mails: number;
let file: FileHealth;

function create(perMinute = 0, changes: Partial<ApiOptions> = {}): Hono {
  return createApi({
    ...unlimited,
    leads,
    links: signedLinks(leads.database),
    origins: [origin],
    rateLimit: memoryRateLimit(perMinute, () => now),
    addressOf: (context) => context.req.header('X-Test-Address') ?? '',
    isLocal: (context) => context.req.header('X-Test-Local') === 'yes',
    mailHealth: () => mailHealth(leads, true, now),
    fileHealth: () => file,
    onMail: () => (mails += 1),
    now: () => now,
    elapsed: () => now,
    log: (line) => logged.push(line),
    ...changes,
  });
}

beforeEach(() => {
  leads = memoryLeads();
  now = Date.parse('2026-11-22T04:59:00Z');
  logged = [];
  mails = 0;
  file = {};
  api = create();
});

async function call(
  path: string,
  init: RequestInit,
): Promise<{ code: number; body: unknown; headers: Headers }> {
  const response = await api.request(path, init);
  const body = response.status === 204 ? null : await response.json();
  return { code: response.status, body, headers: response.headers };
}

function post(path: string, body: unknown, headers: Record<string, string> = {}) {
  const text = typeof body === 'string' || body instanceof Uint8Array ? body : JSON.stringify(body);
  return call(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: text as BodyInit,
  });
}

test.each(contractCalls.map((made) => [made.title, made] as const))(
  'keeps the contract: %s',
  async (_title, { path, method, headers, body, differs }) => {
    const response = await api.request(path, { method, headers: { Origin: origin, ...headers }, body });
    const answer = { code: response.status, headers: response.headers, text: await response.text() };
    expect(differs(answer, origin)).toBeUndefined();
  },
);

test('has stored the lead as typed when it says ok, and tells of it once', async () => {
  const twice = await Promise.all([post('/api/contact', contact), post('/api/contact', contact)]);
  expect(twice.map(({ code, body }) => [code, body])).toEqual([
    [200, { status: 'ok' }],
    [200, { status: 'ok' }],
  ]);
  expect(await leads.list()).toEqual([expect.objectContaining({ ...contact, times: 2, receivedAt: now })]);
  expect(mails).toBe(1);
});

test('takes the longest texts, and a text that is missing for an empty one', async () => {
  const longest = {
    name: 'ñ'.repeat(200),
    email: 'ñ'.repeat(254),
    services: '漢'.repeat(500),
    message: '漢'.repeat(5_000),
  };
  expect((await post('/api/contact', { ...contact, ...longest })).code).toBe(200);
  const older = { name: 'Ana', phone: '3001234567', email: 'ana@correo.example' };
  expect((await post('/api/contact', older)).code).toBe(200);
  expect(await leads.list()).toMatchObject([{ ...older, services: '', message: '' }, longest]);
});

test('keeps of a telephone its digits, so that however it was written it is one lead', async () => {
  for (const phone of ['+57 (300) 123-4567', '573001234567'])
    await post('/api/contact', { ...contact, phone });
  expect(await leads.list()).toMatchObject([{ phone: '573001234567', times: 2 }]);
});

test('keeps with a lead the notice that the visitor could read', async () => {
  await post('/api/contact', contact);
  const [lead] = await leads.list();
  const text = (await leads.notices()).get(lead?.notice ?? '');
  expect(text).toContain(contactWords.privacy.notice);
  expect(text).toContain('24 meses');
});

test('counts a visit and a sent form on the day it is in Colombia, and keeps no name', async () => {
  await post('/api/track', {});
  await post('/api/track', { name: 'Inolvidable', email: 'Inolvidable' });
  expect(await leads.visits('')).toEqual([{ day: '2026-11-21', visits: 1, forms: 1 }]);
});

describe('the page that calls', () => {
  const { home, incomeTax, calendar } = pages;
  const from = (referer: string) => ({ Referer: referer, Host: 'contadora.example' });

  test('is kept with the lead it brought first, and counted where a visit began', async () => {
    const page = `${origin}${incomeTax.path}`;
    await post('/api/track', {}, from(`${page}?utm_source=secreto`));
    await post('/api/contact', contact, from(`${page}/`));
    await post('/api/contact', contact, from(`${origin}/`));
    await post('/api/track', { name: 'Ana', email: 'Ana' }, from(page));
    expect(await leads.list()).toMatchObject([{ page: incomeTax.path, times: 2 }]);
    expect(await leads.byPage('2026-11-21', '2026-11-22')).toEqual([
      { page: incomeTax.path, visits: 1, leads: 1 },
    ]);
  });

  test.each([
    [`${origin}/`, home.path],
    [`http://contadora.example${calendar.path}`, calendar.path],
    [`${origin}/api/contact`, 'otra'],
    [`${origin}/<script>?Inolvidable`, 'otra'],
    ['https://otro.example/', null],
    ['https://contadora.example.otro.example/', null],
    ['about:client', null],
  ])('%s is %s', async (referer, page) => {
    await post('/api/contact', contact, from(referer));
    expect(await leads.list()).toMatchObject([{ page }]);
  });
});

describe('refuses, saying which field and why:', () => {
  const { errors } = contactWords;
  test.each([
    ['no name', { ...contact, name: '  ' }, 'name', errors.nameRequired],
    ['a short phone', { ...contact, phone: '123456' }, 'phone', errors.phoneInvalid],
    ['a number', { ...contact, message: 5 }, 'message', 'is not a text'],
    ['no name at all', { ...contact, name: undefined }, 'name', errors.nameRequired],
    ['a long name', { ...contact, name: 'x'.repeat(201) }, 'name', /200/],
    ['a long message', { ...contact, message: 'x'.repeat(5_001) }, 'message', /5\.000/],
    ['another field', { ...contact, admin: 'true' }, 'admin', 'is not part of the contract'],
    ['a prototype', '{"__proto__":{"name":"x"}}', '__proto__', 'is not part of the contract'],
    ['a text that ends early', { ...contact, message: 'a\0' }, 'message', 'has a character that no text has'],
    ['half an emoji', { ...contact, name: '\ud83e' }, 'name', 'has a character that no text has'],
  ])('%s', async (_title, body, field, message) => {
    expect(await post('/api/contact', body)).toMatchObject({
      code: 400,
      body: { status: 'error', field, message: expect.stringMatching(message) },
    });
    expect(await leads.list()).toEqual([]);
  });
});

test.each([
  ['bytes that are no UTF-8', new Uint8Array([0x22, 0xff, 0x22]), {}, 400],
  ['a form of another site', 'name=Ana', { 'Content-Type': 'application/x-www-form-urlencoded' }, 415],
  ['JSON under another name', JSON.stringify(contact), { 'Content-Type': 'text/plain' }, 415],
  ['a compressed body', JSON.stringify(contact), { 'Content-Encoding': 'gzip' }, 415],
  ['more than 32 kB', { ...contact, message: 'x'.repeat(32_768) }, {}, 413],
  ['a page of another origin', contact, { Origin: 'https://otro.example' }, 403],
  ['a page without origin', contact, { Origin: 'null' }, 403],
])('refuses %s', async (_title, body, headers: Record<string, string>, code) => {
  expect(await post('/api/contact', body, headers)).toMatchObject({ code, body: { status: 'error' } });
  expect(await leads.list()).toEqual([]);
});

test.each([
  ['its own', origin, {}, 200],
  ['this computer', 'http://localhost:3000', { 'X-Test-Local': 'yes' }, 200],
  ['another computer’s', 'http://localhost:3000', {}, 403],
  ['a host that was made to point here', 'http://malo.example', { 'X-Test-Local': 'yes' }, 403],
])('with the site’s address known, a page of %s: %s', async (_title, from, headers, code) => {
  api = create(0, { hasAddress: true });
  const sent = { ...headers, Origin: from, Host: new URL(from).host };
  expect((await post('/api/contact', contact, sent)).code).toBe(code);
});

test('without an address takes a page of its own host, whatever the scheme before the proxy', async () => {
  const headers = { Host: 'www.contadora.example', Origin: 'https://www.contadora.example' };
  expect((await post('/api/contact', contact, headers)).code).toBe(200);
});

test('answers in JSON whatever it is asked', async () => {
  for (const method of ['GET', 'PUT', 'DELETE', 'PATCH']) {
    const { code, headers } = await call('/api/contact', { method });
    expect([code, headers.get('Allow')]).toEqual([405, 'POST, OPTIONS']);
  }
  expect((await call('/api/health', { method: 'POST' })).code).toBe(405);
  for (const path of ['/api', '/api/', '/api/contact/', '/api/leads', '/api/%ff', '/api/../etc/passwd']) {
    expect((await call(path, { method: 'POST' })).code).toBe(404);
  }
});

test('lets an address make so many calls of each kind a minute, then asks it to wait', async () => {
  api = create(3);
  const from = (address: string) => post('/api/contact', contact, { 'X-Test-Address': address });
  for (let count = 0; count < 3; count += 1) expect((await from('a')).code).toBe(200);
  now += 20_000;
  const refused = await from('a');
  expect([refused.code, refused.headers.get('Retry-After')]).toEqual([429, '40']);
  expect((await from('b')).code).toBe(200);
  expect((await post('/api/track', {}, { 'X-Test-Address': 'a' })).code).toBe(200);
  now += 40_000;
  expect((await from('a')).code).toBe(200);
});

const local = { headers: { 'X-Test-Local': 'yes' } };

test('above its limit a submit’s report is ok all the same, and only not counted; a visit’s is refused', async () => {
  api = create(2);
  const codes = async (body: object) => {
    const answers = [
      await post('/api/track', body),
      await post('/api/track', body),
      await post('/api/track', body),
    ];
    return answers.map(({ code }) => code);
  };
  expect(await codes({})).toEqual([200, 200, 429]);
  expect(await codes({ name: 'Ana', email: 'Ana' })).toEqual([200, 200, 200]);
  expect(await leads.visits('')).toEqual([{ day: '2026-11-21', visits: 2, forms: 2 }]);
});

describe('of many leads', () => {
  const send = (number: number, address: string) =>
    post('/api/contact', { ...contact, message: `${number}` }, { 'X-Test-Address': address });
  const codesOf = async (from: number, to: number, address: string) => {
    const codes: number[] = [];
    for (let number = from; number < to; number += 1) codes.push((await send(number, address)).code);
    return codes;
  };

  test('a caller stores 40 new ones a day, and the next day again', async () => {
    api = create(0, { limits: { ...unlimited.limits, perDay: 40 } });
    const codes = await codesOf(0, 41, '10.0.0.1');
    expect([codes.filter((code) => code === 200).length, codes[40]]).toEqual([40, 429]);
    expect((await send(0, '10.0.0.1')).code).toBe(200);
    expect((await send(41, '10.0.0.2')).code).toBe(200);
    now += 60_000;
    expect((await send(42, '10.0.0.1')).code).toBe(200);
    await runCron(leads, { now: () => now, log: (line) => logged.push(line) });
    expect(await leads.database.read(['SELECT day, caller, leads FROM callers'])).toEqual([
      { day: '2026-11-22', caller: expect.stringMatching(/^[0-9a-f]{6}$/), leads: 1 },
    ]);
  });

  test('a /48 stores five times a caller’s, each from another /64', async () => {
    api = create(0, { limits: { ...unlimited.limits, perDay: 2 } });
    const codes: number[] = [];
    for (let number = 0; number < 11; number += 1)
      codes.push((await send(number, `2001:db8:1:${number}::1`)).code);
    expect([codes.filter((code) => code === 200).length, codes[10]]).toEqual([10, 429]);
  });

  test('while the database fills, a caller’s first two are stored; without room, none, and health tells', async () => {
    let used = 0;
    const limits = { perDay: 40, perHour: Infinity, bytes: 100 };
    api = create(0, { limits, usedBytes: async () => used });
    const health = async () => {
      now += 15_000;
      const { code, body } = await call('/api/health', local);
      return { code, body };
    };
    used = 75;
    now += 1_000;
    expect(await codesOf(0, 3, '10.0.0.1')).toEqual([200, 200, 429]);
    expect(await health()).toMatchObject({
      code: 200,
      body: { status: 'failing', storage: { status: 'filling' } },
    });
    used = 100;
    now += 1_000;
    expect(await codesOf(3, 4, '10.0.0.2')).toEqual([503]);
    expect(await codesOf(0, 1, '10.0.0.2')).toEqual([200]);
    expect(await health()).toMatchObject({
      code: 503,
      body: { status: 'error', storage: { status: 'full' } },
    });
  });
});

test('tells strangers whether it is well and one word why not; details to this machine', async () => {
  const healthOf = async (headers: Record<string, string>) => (await call('/api/health', { headers })).body;
  expect(await healthOf({})).toEqual({ status: 'ok' });
  const all = { status: 'ok', storage: { status: 'ok' }, mail: { status: 'ok', waiting: 0 } };
  expect(await healthOf({ 'X-Test-Local': 'yes' })).toEqual(all);
  file = { damagedSince: now };
  expect(await healthOf({})).toEqual({ status: 'failing', cause: 'storage' });
  file = {};
  api = create(0, { mailHealth: async () => ({ status: 'failing', waiting: 3, reason: 'password' }) });
  expect(await healthOf({})).toEqual({ status: 'failing', cause: 'mail' });
});

test('health says that the file is damaged, or that no copy of it could be made, and when', async () => {
  const since = new Date(now).toISOString();
  for (const [found, storage] of [
    [{ uncopiedSince: now }, { status: 'ok', copies: 'failing', uncopiedSince: since }],
    [{ damagedSince: now }, { status: 'damaged', since }],
  ] as const) {
    file = found;
    expect((await call('/api/health', local)).body).toMatchObject({ status: 'failing', storage });
  }
});

test('asks the database about its health once in 15 s', async () => {
  const asked = jest.fn(async () => ({ status: 'ok' as const, waiting: 0 }));
  api = create(0, { mailHealth: asked });
  await Promise.all(Array.from({ length: 100 }, () => call('/api/health', {})));
  now += 14_999;
  await call('/api/health', {});
  expect(asked).toHaveBeenCalledTimes(1);
  now += 1;
  await call('/api/health', {});
  expect(asked).toHaveBeenCalledTimes(2);
});

test('says that it can’t store, logs why without saying who wrote, and health tells since when', async () => {
  const accept = jest.spyOn(leads, 'admit').mockRejectedValue(new Error('el disco está lleno'));
  expect(await post('/api/contact', contact)).toMatchObject({ code: 503, body: { status: 'error' } });
  expect(logged).toEqual(['No se pudo guardar un contacto: el disco está lleno']);
  expect(await call('/api/health', local)).toMatchObject({
    code: 503,
    body: { status: 'error', storage: { status: 'failing', since: new Date(now).toISOString() } },
  });
  accept.mockRestore();
  await post('/api/contact', contact);
  expect(await call('/api/health', {})).toMatchObject({ code: 200, body: { status: 'ok' } });
  expect(logged.join()).not.toContain(contact.name);
});
