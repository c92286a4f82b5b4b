import { parse } from 'csv-parse/sync';
import { mkdtempSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { leadMail } from '@/api/mail';
import { smtp } from '@/api/smtp';
import { tableHead, tableRows } from '@/api/table';
import { lineOf } from '@/scripts/owner/leads/lines';
import { openMailbox } from './mailbox';
import { startServer, storedIn } from './server';

/* Requests that no visitor sends are refused or stored verbatim, and break no page, mail or table. */

const ana = { name: 'Ana', phone: '3001234567', email: 'ana@correo.example', services: 'RUT', message: '' };
const fields = ['name', 'phone', 'email', 'services', 'message'] as const;

const texts: readonly string[] = [
  "'; DROP TABLE leads; --",
  "' OR '1'='1",
  '?1 $1 :name @p %s {0} {name} ${7*7} {{7*7}}',
  '=HYPERLINK("http://malo.example";"ver")',
  "+1+cmd|' /C calc'!A0",
  '-2+3',
  '@SUM(1+1)',
  '\t=1+1',
  '＝1+1',
  '"comillas", y; comas\r\ny,"líneas"',
  'Ana\r\nBcc: todos@malo.example\r\n\r\nhola',
  'Ana\nSubject: otro',
  '<script>alert(1)</script><img src=x onerror=alert(1)>',
  '](javascript:alert(1)) [url=http://malo.example]x[/url]',
  '\u202egnp.exe\u202c \u2066x\u2069',
  'Z\u0351\u036b\u0343a\u0328\u0310l\u0348g\u030do '.repeat(50),
  '👩‍👩‍👧‍👦🏳️‍🌈'.repeat(100),
  'مرحبا שלום 你好 ไทย',
  '\u001b[2J\u001b]0;título\u0007',
  '\u0085\u2028\u2029\u00a0\u200b\ufeff',
  '../../etc/passwd %00 %0d%0a',
  'null',
  'x'.repeat(60_000),
  '\\u0000 \\',
  '{"status":"ok"}',
  '=?UTF-8?B?QmNjOiB0b2Rvcw==?= <todos@malo.example>, b@malo.example',
];

const valid = JSON.stringify({ ...ana, message: 'válido' });

type Attempt = {
  raw: Buffer;
  /** Must be stored if the answer is ok. */
  lead?: typeof ana;
};

type Options = Partial<{ method: string; path: string; headers: Record<string, string>; lead: typeof ana }>;

function attempt(
  body: string | Buffer,
  { method = 'POST', path = '/api/contact', headers = {}, lead }: Options = {},
): Attempt {
  const bytes = Buffer.from(body as string);
  const usual = { Host: '127.0.0.1', 'Content-Type': 'application/json', Connection: 'close' };
  const all = { ...usual, 'Content-Length': String(bytes.length), ...headers };
  const lines = Object.entries(all).filter(([, value]) => value !== '');
  const head = [`${method} ${path} HTTP/1.1`, ...lines.map(([name, value]) => `${name}: ${value}`), '', ''];
  return { raw: Buffer.concat([Buffer.from(head.join('\r\n')), bytes]), lead };
}

const attempts: readonly Attempt[] = [
  // Hostile texts in a field.
  ...texts.flatMap((text) =>
    fields.map((field) => {
      const lead = { ...ana, [field]: text };
      return attempt(JSON.stringify(lead), { lead });
    }),
  ),
  // Hostile bodies.
  ...[
    '',
    ' ',
    'null',
    'true',
    '1',
    '"x"',
    '[]',
    '[{}]',
    '{',
    '{}',
    '{"name"}',
    `${valid},`,
    `${valid}${valid}`,
    `\ufeff${valid}`,
    `/**/${valid}`,
  ].map((body) => attempt(body)),
  ...[
    `{"name":`.repeat(5_000),
    '['.repeat(60_000),
    '1e999',
    `{"__proto__":{"name":"x"}}`,
    `{"constructor":"x"}`,
    JSON.stringify({ ...ana, id: '1' }),
  ].map((body) => attempt(body)),
  ...fields.flatMap((field) =>
    [undefined, null, 1, {}, ['x']].map((value) => attempt(JSON.stringify({ ...ana, [field]: value }))),
  ),
  attempt(JSON.stringify({ ...ana, name: 'a\0b' })),
  attempt('{"name":"\\ud800","phone":"3001234567","email":"a@b.co","services":"","message":""}'),
  attempt(Buffer.from(valid, 'utf16le')),
  attempt(Buffer.from(valid, 'latin1')),
  attempt(Buffer.from([0x7b, 0xff, 0xfe, 0x7d])),
  attempt(`{"message":"${'x'.repeat(70_000)}"}`),
  // Hostile headers.
  ...[
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/jsonx',
    'text/json',
    '',
  ].map((type) => attempt(valid, { headers: { 'Content-Type': type } })),
  ...['gzip', 'br', 'identity, gzip'].map((encoding) =>
    attempt(valid, { headers: { 'Content-Encoding': encoding } }),
  ),
  ...[
    'null',
    'https://malo.example',
    'http://127.0.0.1.malo.example',
    'no',
    'https://127.0.0.1@malo.example',
  ].map((Origin) => attempt(valid, { headers: { Origin } })),
  ...['', 'a b', '127.0.0.1:99999', '"', '../'].map((Host) => attempt(valid, { headers: { Host } })),
  attempt(valid, {
    headers: { 'X-Forwarded-For': "'; DROP TABLE leads; --", 'X-HTTP-Method-Override': 'DELETE' },
  }),
  attempt(valid, { headers: { Cookie: 'x'.repeat(20_000) } }),
  attempt(valid, { headers: { 'Content-Length': '-1' } }),
  attempt(valid, { headers: { 'Transfer-Encoding': 'chunked' } }),
  attempt('zz\r\n', { headers: { 'Transfer-Encoding': 'chunked', 'Content-Length': '' } }),
  { raw: Buffer.from('\0\0\0\0\r\n\r\n') },
  { raw: Buffer.from('\x16\x03\x01\x02\x00\x01\x00') },
  { raw: Buffer.from('POST /api/contact HTTP/9.9\r\n\r\n') },
  // Other paths and methods.
  ...['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'TRACE', 'CONNECT', 'PROPFIND', 'OPTIONS', 'QUERY'].flatMap(
    (method) => ['/api/contact', '/api/health'].map((path) => attempt('', { method, path })),
  ),
  ...[
    '/api',
    '/api/',
    '/api/contact/',
    '/api/contact/1',
    '/api//contact',
    '/api/%2e%2e/',
    '/api/../api/leads',
    '/api/contact%00',
    '/api/\\x',
    '/api/leads.db',
    '/api/%ff',
    `/api/${'x'.repeat(8_000)}`,
  ].map((path) => attempt(valid, { path })),
  ...['{"name":1}', '{"ip":"1"}', '[]', '{"name":"=1+1","email":"\\r\\nBcc: x"}'].map((body) =>
    attempt(body, { path: '/api/track' }),
  ),
];

/** Raw exchange, so that bytes which aren't HTTP can be sent too. */
async function exchange(port: number, raw: Buffer): Promise<{ code: string; body: string }> {
  const socket = connect(port, '127.0.0.1', () => socket.write(raw));
  socket.setTimeout(5_000, () => socket.destroy());
  const said = await buffer(socket).catch(() => Buffer.alloc(0));
  const [head = '', ...rest] = said.toString().split('\r\n\r\n');
  return { code: /^HTTP\/1\.1 (\d+)/.exec(head)?.[1] ?? 'none', body: rest.join('\r\n\r\n') };
}

/** Fault of an answer; `undefined` when it is fine. */
function faultIn({ raw }: Attempt, { code, body }: { code: string; body: string }): string | undefined {
  // Without a body the answer has nothing to read.
  const isBare = code === '204' || /^(HEAD|CONNECT)/.test(raw.toString('latin1'));
  const status = body === '' ? undefined : (JSON.parse(body) as { status: string }).status;
  const isRight = isBare || status === (code.startsWith('2') ? 'ok' : 'error');
  return isRight && !/\bat .*:\d+/.test(body)
    ? undefined
    : `${raw.toString().slice(0, 300)} → ${code} ${body}`;
}

test('hostile requests', async () => {
  const database = join(mkdtempSync(join(tmpdir(), 'hostile-')), 'leads.db');
  const server = await startServer({ LEADS_DB: database });
  const faults: string[] = [];
  const taken: (typeof ana)[] = [];
  for (const each of attempts) {
    const answer = await exchange(server.port, each.raw);
    faults.push(...[faultIn(each, answer)].flatMap((fault) => fault ?? []));
    if (answer.code === '200' && each.lead) taken.push(each.lead);
  }
  await server.kill();
  expect(attempts.length).toBeGreaterThan(200);
  expect(faults).toEqual([]);

  const { all, isIntact } = await storedIn(database);
  expect(isIntact).toBe(true);
  expect(taken.length).toBeGreaterThan(50);
  expect(all).toEqual(expect.arrayContaining(taken.map((lead) => expect.objectContaining(lead))));
  expect(all.map((lead) => lineOf(lead, 160)).filter((line) => /[\p{Cc}\p{Cf}]/u.test(line))).toEqual([]);
  const table = tableHead + tableRows(all);
  expect((parse(table, { delimiter: ';', bom: true }) as string[][]).flat()).toHaveLength(
    11 * (all.length + 1),
  );
  // Spreadsheets split on different delimiters.
  for (const delimiter of [';', ',', '\t']) {
    const rows = parse(table, { delimiter, relax_quotes: true, relax_column_count: true }) as string[][];
    expect(rows.flat().filter((cell) => /^[=+@＝\t\r-]/.test(cell))).toEqual([]);
  }

  const { port, mails, close } = await openMailbox();
  const own = { from: 'sitio@contadora.example', to: 'buzon@contadora.example' };
  const mail = smtp({ host: '127.0.0.1', port, user: '', password: '', ...own });
  for (const lead of all) expect(await mail(leadMail({ lead, links: undefined }))).toEqual({ ok: true });
  await close();
  expect(mails).toHaveLength(all.length);
  expect(new Set(mails.flatMap(({ to }) => to))).toEqual(new Set([own.to]));
  const named = mails.flatMap(({ raw }) => raw.split('\r\n\r\n')[0]?.match(/^[^\s:]+(?=:)/gm) ?? []);
  const expected =
    /^(from|to|reply-to|subject|message-id|content-transfer-encoding|date|mime-version|content-type)$/i;
  expect(named.filter((name) => !expected.test(name))).toEqual([]);
}, 300_000);
