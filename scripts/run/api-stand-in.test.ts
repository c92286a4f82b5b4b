/** @jest-environment node */
import { mkdtempSync, readFileSync, statSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startApiStandIn } from './api-stand-in';
import { contractCalls } from '@/api/contract-calls';

const contact = {
  name: 'Ana "la contadora" <b>Peña</b>',
  phone: '3001234567',
  email: 'ana@correo.example',
  services: 'Declaración de Renta, RUT',
  message: '«hola»\n🧾\u202e\\',
};

let standIn: Awaited<ReturnType<typeof startApiStandIn>>;
let leadsFile: string;
let printed: string[];
let chance: number[];

beforeEach(async () => {
  leadsFile = join(mkdtempSync(join(tmpdir(), 'stand-in-')), 'leads', 'leads.jsonl');
  printed = [];
  chance = [];
  standIn = await startApiStandIn({
    leadsFile,
    log: (line) => printed.push(line),
    random: () => chance.shift() ?? 0,
  });
});

afterEach(() => standIn.close());

function post(path: string, body: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${standIn.url}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body,
  });
}

const send = (body: unknown = contact) => post('/api/contact', JSON.stringify(body));

test.each(contractCalls.map((call) => [call.title, call] as const))(
  'keeps the contract: %s',
  async (_title, call) => {
    const origin = 'https://contadora.example';
    const response = await fetch(`${standIn.url}${call.path}`, {
      method: call.method,
      headers: { Origin: origin, ...call.headers },
      body: call.body,
    });
    const answer = { code: response.status, headers: response.headers, text: await response.text() };
    expect(call.differs(answer, origin)).toBeUndefined();
  },
);

test('has the lead on the disk, as it was typed, when it answers ok', async () => {
  const response = await send();
  const stored: unknown = JSON.parse(readFileSync(leadsFile, 'utf8'));
  expect(await response.json()).toEqual({ status: 'ok' });
  expect(stored).toEqual({ receivedAt: expect.any(String), ...contact });
  expect(statSync(leadsFile).mode & 0o077).toBe(0);
});

test('keeps the body byte for byte', async () => {
  const body = `{ "name":"Ana","phone":"1","email":"é", "services":"","message":"\\u0041" }`;
  await post('/api/contact', body);
  await post('/api/track', '{}');
  expect(standIn.received('contact')).toEqual([{ call: 'contact', body, met: 'ok' }]);
  expect(standIn.received()).toHaveLength(2);
});

test('gives a lead one line, with nothing in it that a terminal would obey', async () => {
  await send({ ...contact, name: 'Ana\u001b[2J\u202e', message: 'uno\r\ndos' });
  expect(printed).toHaveLength(1);
  expect(printed[0]).toContain('Ana\\u{1b}[2J\\u{202e}');
  expect(printed[0]).toContain('uno ⏎ dos');
  expect(printed[0]).not.toMatch(/[\p{Cc}\p{Cf}]/u);
});

test('leads that arrive together keep to a line each', async () => {
  const names = Array.from({ length: 60 }, (_, index) => `Visitante ${index}`);
  await Promise.all(names.map((name) => send({ ...contact, name, message: 'x'.repeat(5000) })));
  const stored = await standIn.leads();
  expect(stored.map(({ name }) => name).sort()).toEqual([...names].sort());
});

test.each([
  ['http-error', 500, { status: 'error' }],
  ['rejected', 200, { status: 'error' }],
  ['null', 200, null],
] as const)('%s: answers so, and stores nothing', async (kind, code, answer) => {
  standIn.mode('contact', { kind });
  const response = await send();
  expect(response.status).toBe(code);
  expect(await response.json()).toEqual(answer);
  expect(await standIn.leads()).toEqual([]);
  expect(standIn.received('contact')[0]?.met).toBe(kind);
});

test('not-json: answers with a page', async () => {
  standIn.mode('contact', { kind: 'not-json' });
  await expect((await send()).json()).rejects.toThrow();
  expect(await standIn.leads()).toEqual([]);
});

test('drop: breaks the connection, and stores nothing', async () => {
  standIn.mode('contact', { kind: 'drop' });
  await expect(send()).rejects.toThrow('fetch failed');
  expect(await standIn.leads()).toEqual([]);
});

test('lost-answer: stores the lead, and breaks the connection', async () => {
  standIn.mode('contact', { kind: 'lost-answer' });
  await expect(send()).rejects.toThrow('fetch failed');
  expect(await standIn.leads()).toHaveLength(1);
});

test('hang: leaves the caller waiting until it is released', async () => {
  standIn.mode('contact', { kind: 'hang' });
  const sent = send().then(
    () => 'answered',
    () => 'hung up',
  );
  while (standIn.received('contact').length === 0) await new Promise(setImmediate);
  standIn.release();
  await expect(sent).resolves.toBe('hung up');
  expect(await standIn.leads()).toEqual([]);
});

test('slow: answers late', async () => {
  standIn.mode('contact', { kind: 'slow', ms: 50 });
  const start = performance.now();
  expect((await send()).status).toBe(200);
  expect(performance.now() - start).toBeGreaterThanOrEqual(45);
});

test('random: fails as often as it is told, and stores what it takes', async () => {
  standIn.mode('contact', { kind: 'random', probability: 0.5 });
  chance = [0.4, 0, 0.5];
  expect((await send()).status).toBe(500);
  expect((await send()).status).toBe(200);
  expect(await standIn.leads()).toHaveLength(1);
});

test('is switched from outside, by JSON only', async () => {
  const body = JSON.stringify({ call: 'track', mode: 'rejected' });
  expect((await post('/__stand-in/mode', body, { 'Content-Type': 'text/plain' })).status).toBe(404);
  expect((await post('/__stand-in/mode', '{"call":"track","mode":"sideways"}')).status).toBe(400);
  expect((await post('/__stand-in/mode', body)).status).toBe(200);
  expect(await (await post('/api/track', '{}')).json()).toEqual({ status: 'error' });
  const received = await fetch(`${standIn.url}/__stand-in/received`);
  expect(received.headers.get('access-control-allow-origin')).toBeNull();
  expect(await received.json()).toEqual([{ call: 'track', body: '{}', met: 'rejected' }]);
});

test('takes JSON by POST alone', async () => {
  const get = await fetch(`${standIn.url}/api/contact`);
  expect([get.status, get.headers.get('allow')]).toEqual([405, 'POST, OPTIONS']);
  const form = await post('/api/contact', 'name=Ana', {
    'Content-Type': 'application/x-www-form-urlencoded',
  });
  expect(form.status).toBe(415);
});

test('a sender that leaves half-way leaves nothing behind', async () => {
  await new Promise<void>((resolve) => {
    const half = request(`${standIn.url}/api/contact`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Content-Length': '500' },
    });
    half.once('error', () => resolve());
    half.write('{"name":', () => half.destroy(new Error('gone')));
  });
  expect((await send()).status).toBe(200);
  expect(standIn.received()).toHaveLength(1);
});
