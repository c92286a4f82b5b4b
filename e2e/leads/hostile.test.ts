import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lineOf } from '@/scripts/owner/leads/terminal';
import { startServer, storedIn } from './server';

/* Bodies that no visitor sends are refused or stored verbatim; odd-requests.ts has what is odd beside a body. */

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

/** A body, with the lead that must be stored if the answer is ok. */
type Attempt = { body: string | Buffer; lead?: typeof ana };

const attempts: readonly Attempt[] = [
  ...texts.flatMap((text) =>
    fields.map((field) => {
      const lead = { ...ana, [field]: text };
      return { body: JSON.stringify(lead), lead };
    }),
  ),
  ...fields.flatMap((field) =>
    [undefined, null, 1, {}, ['x']].map((value) => ({ body: JSON.stringify({ ...ana, [field]: value }) })),
  ),
  ...[
    ...['', ' ', ...'null|true|1|"x"|[]|[{}]|{|{}|{"name"}|1e999|{"constructor":"x"}'.split('|')],
    ...[`${valid},`, `${valid}${valid}`, `\ufeff${valid}`, `/**/${valid}`, '{"__proto__":{"name":"x"}}'],
    ...['{"name":'.repeat(5_000), '['.repeat(60_000), `{"message":"${'x'.repeat(70_000)}"}`],
    ...[Buffer.from(valid, 'utf16le'), Buffer.from(valid, 'latin1'), Buffer.from([0x7b, 0xff, 0xfe, 0x7d])],
  ].map((body) => ({ body })),
];

/** The answer's fault; `undefined` when it is fine. */
async function faultIn({ body }: Attempt, answer: Response): Promise<string | undefined> {
  const said = await answer.text();
  const { status } = JSON.parse(said) as { status: string };
  const isRight = status === (answer.ok ? 'ok' : 'error') && !/\bat .*:\d+/.test(said);
  return isRight ? undefined : `${String(body).slice(0, 300)} → ${answer.status} ${said}`;
}

test('hostile requests', async () => {
  const database = join(mkdtempSync(join(tmpdir(), 'hostile-')), 'leads.db');
  const server = await startServer({ LEADS_DB: database });
  const faults: string[] = [];
  const taken: (typeof ana)[] = [];
  for (const each of attempts) {
    const headers = { 'Content-Type': 'application/json' };
    const sent = { method: 'POST', headers, body: each.body as BodyInit };
    const answer = await fetch(`${server.url}/api/contact`, sent);
    faults.push((await faultIn(each, answer)) ?? '');
    if (answer.ok && each.lead) taken.push(each.lead);
  }
  await server.kill();
  expect(faults.filter(Boolean)).toEqual([]);

  const { all, isIntact } = await storedIn(database);
  expect(isIntact).toBe(true);
  expect(taken.length).toBeGreaterThan(50);
  expect(all).toEqual(expect.arrayContaining(taken.map((lead) => expect.objectContaining(lead))));
  expect(all.map((lead) => lineOf(lead, 160)).filter((line) => /[\p{Cc}\p{Cf}]/u.test(line))).toEqual([]);
}, 300_000);
