import { connect } from 'node:net';

import type { Leads } from '@/api/leads';
import { leadMail, smtp, type Mail } from '@/api/mail';
import { csvOf } from '../../owner/leads/csv';
import { lineOf } from '../../owner/leads/lines';
import { SMTPServer } from 'smtp-server';

import { startServer } from './server';

const ana = { name: 'Ana', phone: '3001234567', email: 'ana@correo.example', services: 'RUT', message: '' };

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

const json = 'application/json';
const valid = JSON.stringify({ ...ana, message: 'válido' });

type Attempt = {
  raw: Buffer;
  /** What must be stored if it is answered ok. */
  lead?: typeof ana;
};

function attempt(
  body: string | Buffer,
  {
    method = 'POST',
    path = '/api/contact',
    headers = {} as Record<string, string>,
    lead = undefined as typeof ana | undefined,
  } = {},
): Attempt {
  const bytes = Buffer.from(body as string);
  const all = {
    Host: '127.0.0.1',
    'Content-Type': json,
    'Content-Length': String(bytes.length),
    Connection: 'close',
    ...headers,
  };
  const lines = Object.entries(all).filter(([, value]) => value !== '');
  const head = [`${method} ${path} HTTP/1.1`, ...lines.map(([name, value]) => `${name}: ${value}`), '', ''];
  return { raw: Buffer.concat([Buffer.from(head.join('\r\n')), bytes]), lead };
}

const attempts: readonly Attempt[] = [
  // What a field can say.
  ...texts.flatMap((text) =>
    (['name', 'phone', 'email', 'services', 'message'] as const).map((field) => {
      const lead = { ...ana, [field]: text };
      return attempt(JSON.stringify(lead), { lead });
    }),
  ),
  // What a body can be.
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
  ...(['name', 'phone', 'email', 'services', 'message'] as const).flatMap((field) =>
    [undefined, null, 1, {}, ['x']].map((value) => attempt(JSON.stringify({ ...ana, [field]: value }))),
  ),
  attempt(JSON.stringify({ ...ana, name: 'a\0b' })),
  attempt('{"name":"\\ud800","phone":"3001234567","email":"a@b.co","services":"","message":""}'),
  attempt(Buffer.from(valid, 'utf16le')),
  attempt(Buffer.from(valid, 'latin1')),
  attempt(Buffer.from([0x7b, 0xff, 0xfe, 0x7d])),
  attempt(`{"message":"${'x'.repeat(70_000)}"}`),
  // What a request can claim.
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
  // Where it can go, and how.
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

/** Sends what no visitor would, then looks whether a page, a mail or a table is broken. */
export async function hostile(database: string, open: () => Leads): Promise<string> {
  const server = await startServer({ LEADS_DB: database });
  const typed: (typeof ana)[] = [];
  const codes = new Map<string, number>();
  for (const { raw, lead } of attempts) {
    const { head, body } = await exchange(Number(new URL(server.url).port), raw);
    const code = /^HTTP\/1\.1 (\d+)/.exec(head)?.[1] ?? 'none';
    codes.set(code, (codes.get(code) ?? 0) + 1);
    // Without a body there is nothing to be read, nor to be told.
    const answer = body === '' ? undefined : (JSON.parse(body) as { status: string });
    const isBare = /^(HEAD|CONNECT)/.test(raw.toString('latin1')) || code === '204';
    if (
      !(isBare || (code.startsWith('2') ? answer?.status === 'ok' : answer?.status === 'error')) ||
      /\bat .*:\d+/.test(body)
    ) {
      throw new Error(`${JSON.stringify(raw.toString().slice(0, 300))} was answered ${head}\n${body}`);
    }
    if (code === '200' && lead !== undefined) typed.push(lead);
  }
  await server.kill('SIGTERM');

  const leads = open();
  const stored = await leads.all();
  const [check] = await leads.database.read(['PRAGMA integrity_check']);
  for (const lead of typed) {
    const isThere = stored.some((one) =>
      Object.entries(lead).every(([field, text]) => one[field as 'name'] === text),
    );
    if (!isThere) throw new Error(`Not stored as typed: ${JSON.stringify(lead).slice(0, 300)}`);
  }
  if (check?.integrity_check !== 'ok') throw new Error('The database is damaged');
  if (stored.some((lead) => /[\p{Cc}\p{Cf}]/u.test(lineOf(lead, 160))))
    throw new Error('A line a terminal would obey');
  if (
    rowsOf(csvOf(stored)).some((row) => row.length !== 9 || row.some((cell) => /^[=+@＝\t\r-]/.test(cell)))
  ) {
    throw new Error('A row of the table is broken');
  }
  const mails = await deliver(stored.map(leadMail));
  leads.database.close();
  const counted = [...codes].sort().map(([code, count]) => `${count} × ${code}`);
  return `${attempts.length} requests: ${counted.join(', ')}; ${stored.length} leads stored as typed, ${mails} mails with the headers of a mail`;
}

function exchange(port: number, raw: Buffer): Promise<{ head: string; body: string }> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const socket = connect(port, '127.0.0.1', () => socket.write(raw));
    socket.setTimeout(5_000, () => socket.destroy());
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('error', () => undefined);
    socket.on('close', () => {
      const [head = '', ...rest] = Buffer.concat(chunks).toString().split('\r\n\r\n');
      resolve({ head, body: rest.join('\r\n\r\n') });
    });
  });
}

/** Reads RFC 4180. */
function rowsOf(csv: string): string[][] {
  const cells = [...csv.matchAll(/("(?:[^"]|"")*"|[^,\r\n]*)(,|\r\n)/g)];
  const rows: string[][] = [[]];
  for (const [, cell = '', end] of cells) {
    rows.at(-1)?.push(cell.replace(/^"|"$/g, '').replaceAll('""', '"'));
    if (end === '\r\n') rows.push([]);
  }
  return rows.slice(0, -1);
}

/** Sends all to a mailbox that looks at envelope and headers. */
async function deliver(mails: readonly Mail[]): Promise<number> {
  const expected =
    /^(from|to|reply-to|subject|message-id|content-transfer-encoding|date|mime-version|content-type)$/i;
  let wrong = '';
  const mailbox = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, callback) => {
      if (address !== 'buzon@contadora.example') wrong ||= `to ${address}`;
      callback();
    },
    onData(stream, _session, callback) {
      let raw = '';
      stream.on('data', (chunk: Buffer) => (raw += String(chunk)));
      stream.on('end', () => {
        const names = raw.split('\r\n\r\n')[0]?.match(/^[^\s:]+(?=:)/gm) ?? [];
        wrong ||= names.find((name) => !expected.test(name)) ?? '';
        callback();
      });
    },
  });
  await new Promise<void>((resolve) => mailbox.listen(0, '127.0.0.1', resolve));
  const address = mailbox.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const send = smtp({
    host: '127.0.0.1',
    port,
    user: '',
    password: '',
    from: 'sitio@contadora.example',
    to: 'buzon@contadora.example',
  });
  for (const mail of mails) {
    const result = await send(mail);
    if (!result.ok) throw new Error(`A mail was not sent: ${result.reason} ${mail.subject}`);
  }
  await new Promise<void>((resolve) => mailbox.close(resolve));
  if (wrong !== '') throw new Error(`A mail with ${wrong}`);
  return mails.length;
}
