/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { sampleRequest as ana } from '@/lib/lead/sample-request';
import { d1Database, type D1 } from './d1';
import { leadsIn } from './leads';
import { LIMITS } from './limits';
import type { Mail } from './mail';
import { accept } from './testing/accept';
import { fakeD1 } from './testing/fake-d1';
import { storageContract } from './testing/storage-contract';

/* What runs on Cloudflare: the worker with the bindings of wrangler.jsonc, on a fake D1. */

const mails: Mail[] = [];
jest.mock('./smtp', () => ({
  smtp: () => async (mail: Mail) => {
    mails.push(mail);
    return { ok: true };
  },
}));

// The pauses between two tries.
jest.mock('node:timers/promises', () => ({ setTimeout: async () => undefined }));

const configuration = JSON.parse(
  readFileSync('wrangler.jsonc', 'utf8')
    .replace(/^\s*\/\/.*$/gm, '')
    .replace(/,(?=\s*[}\]])/g, ''),
);
const origin = 'https://contable.ana.workers.dev';

let d1: D1;
let size: number;
/** Number of statements in each query to D1. */
let queries: number[];
/** D1's failures of the next queries. */
let faults: string[];
/** True while D1 commits transactions but loses their answers. */
let losses: boolean[];
let keys: string[];
let count: () => { success: boolean };
let work: Promise<unknown>[];

/** A new process of the worker, with what `wrangler.jsonc` binds. */
async function start(settings: Readonly<Record<string, unknown>> = {}) {
  const limit = async ({ key }: { key: string }) => {
    keys.push(key);
    return count();
  };
  const counters = configuration.ratelimits.map(({ name }: { name: string }) => [name, { limit }]);
  const env = { DB: d1, SMTP_HOST: 'correo.example', ...Object.fromEntries(counters), ...settings };
  const context = {
    waitUntil: (promise: Promise<unknown>) => void work.push(promise),
    passThroughOnException: () => undefined,
    props: {},
  };
  jest.resetModules();
  const { default: worker } = await import('./worker');
  return {
    async call(path: string, body?: unknown, headers: Readonly<Record<string, string>> = {}) {
      const init = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
      const all = { 'Content-Type': 'application/json', 'CF-Connecting-IP': '203.0.113.7', ...headers };
      const response = await worker.fetch(
        new Request(new URL(path, origin), { ...init, headers: all }),
        env,
        context,
      );
      await Promise.all(work.splice(0));
      return { code: response.status, body: (await response.json()) as object };
    },
    async tick() {
      worker.scheduled(undefined, env, context);
      await Promise.all(work.splice(0));
    },
  };
}

beforeEach(() => {
  size = 4096;
  queries = [];
  faults = [];
  losses = [];
  const onWritten = () => {
    if (losses.shift()) throw new Error('D1_ERROR: Network connection lost.');
  };
  const onQuery = (statements: number) => {
    queries.push(statements);
    const fault = faults.shift();
    if (fault) throw new Error(`D1_ERROR: ${fault}`);
  };
  d1 = fakeD1({ size: () => size, onQuery, onWritten });
  keys = [];
  work = [];
  mails.length = 0;
  jest.spyOn(console, 'log').mockImplementation();
  count = () => ({ success: true });
});

test('wrangler.jsonc names the worker and its database’s migrations, wakes it every five minutes and gives it /api', () => {
  expect(configuration).toMatchObject({
    main: 'api/worker.ts',
    compatibility_flags: ['nodejs_compat'],
    assets: { directory: 'out', run_worker_first: ['/api', '/api/*'] },
    d1_databases: [{ binding: 'DB', migrations_dir: 'api/migrations' }],
    triggers: { crons: ['*/5 * * * *'] },
  });
});

test('a lead is stored and mailed at once, with links to the address that was called', async () => {
  const { call } = await start();
  expect(await call('/api/contact', ana)).toEqual({ code: 200, body: { status: 'ok' } });
  expect(await leadsIn(d1Database(d1)).list()).toMatchObject([ana]);
  expect(mails.map(({ text }) => text)).toEqual([expect.stringContaining(`${origin}/api/oficina/borrar/1-`)]);
});

test('leads and visits are counted by the address that Cloudflare saw, and by an IPv6 network', async () => {
  const { call } = await start();
  await call('/api/track', {}, { 'X-Forwarded-For': '198.51.100.1' });
  await call('/api/contact', ana, { 'CF-Connecting-IP': '2001:db8:1:2::3' });
  expect(keys).toEqual(['visit 203.0.113.7', 'contact 2001:db8:1/48', 'contact 2001:db8:1:2']);
  count = () => ({ success: false });
  expect((await call('/api/contact', ana)).code).toBe(429);
});

test('a failing counter refuses nobody, and LEADS_RATE_LIMIT=0 asks none', async () => {
  count = () => {
    throw new Error('no counter');
  };
  expect((await (await start()).call('/api/contact', ana)).code).toBe(200);
  keys = [];
  await (await start({ LEADS_RATE_LIMIT: 0 })).call('/api/contact', ana);
  expect(keys).toEqual([]);
});

test('the schedule sends mails that wait, and Monday’s summary', async () => {
  await leadsIn(d1Database(d1)).countVisit('2020-01-01');
  await (await start({ SMTP_HOST: '' })).call('/api/contact', ana);
  expect(mails).toEqual([]);
  await (await start()).tick();
  expect(mails.map(({ key }) => key.split('-')[0])).toEqual(['contacto', 'semana']);
  for (const { text } of mails) expect(text).toContain('/api/oficina/');
});

test('a database of 200 MB takes no lead, and health says so', async () => {
  const { call } = await start();
  size = LIMITS.bytes;
  // Each answer of D1 says its size.
  await call('/api/track', {});
  expect((await call('/api/contact', ana)).code).toBe(503);
  expect((await call('/api/health')).body).toEqual({ status: 'error', cause: 'storage' });
});

test.each([
  'Network connection lost.',
  'Internal error in D1 DB storage caused object to be reset.',
  'Internal error while starting up D1 DB storage caused object to be reset.',
  'D1 DB storage operation exceeded timeout which caused object to be reset.',
  'D1 DB reset because its code was updated.',
  'Cannot resolve D1 DB due to transient issue on remote node.',
  "Can't read from request stream because client disconnected.",
])('a lead is stored once though D1 fails twice with «%s»', async (fault) => {
  const { call } = await start();
  for (const before of [0, 1]) {
    faults = [...Array<string>(before).fill(''), fault, fault];
    expect((await call('/api/contact', ana)).code).toBe(200);
  }
  expect(await leadsIn(d1Database(d1)).list()).toHaveLength(1);
});

test('a request whose answer D1 loses is counted once, mailed at once if it is new, and asks for nothing more if it isn’t', async () => {
  const { call } = await start();
  const times = async () => (await leadsIn(d1Database(d1)).list()).map((lead) => lead.times);
  // The first transaction makes the key of the day's callers.
  losses = [true, false, true];
  await call('/api/contact', ana);
  expect([await times(), mails.length]).toEqual([[1], 1]);
  queries = [];
  losses = [true];
  await call('/api/contact', ana);
  expect(queries).toHaveLength(2);
  expect([await times(), mails.length]).toEqual([[2], 1]);
});

test('a lasting failure of D1 is answered at once, and an ordinary one after three tries', async () => {
  const { call } = await start();
  for (const [fault, tries] of [
    ['no such table: leads', 1],
    ['Network connection lost.', 3],
  ] as const) {
    queries = [];
    faults = Array<string>(9).fill(fault);
    expect((await call('/api/contact', ana)).code).toBe(503);
    expect(queries).toHaveLength(tries);
  }
});

test('a scheduled run with twenty waiting mails makes at most 15 queries of 30 statements', async () => {
  const leads = leadsIn(d1Database(d1));
  for (let count = 0; count < 20; count += 1)
    await accept(leads, { ...ana, message: `${count}` }, Date.now());
  const { tick } = await start();
  for (let run = 0; run < 6; run += 1) {
    queries = [];
    await tick();
    expect(mails.splice(0)).toHaveLength(3);
    expect(queries.length).toBeLessThanOrEqual(15);
    expect(queries.reduce((sum, statements) => sum + statements)).toBeLessThanOrEqual(30);
  }
});

test.each(Object.entries(storageContract))('D1 %s', (_title, holds) => holds(leadsIn(d1Database(d1))));
