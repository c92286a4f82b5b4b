import { sentFields } from '@/lib/lead/contact-fields';
import { sampleRequest } from '@/lib/lead/sample-request';

/** A request that no browser makes. */
type MalformedRequest = {
  readonly raw: Buffer;
  /** Set when the body is a valid lead, which an ok answer must have stored as typed. */
  readonly lead?: typeof sampleRequest;
};

const typed: readonly string[] = [
  "'; DROP TABLE leads; --",
  '?1 $1 :name @p {0} ${7*7}',
  '=HYPERLINK("http://malo.example")',
  'Ana\r\nBcc: todos@malo.example\r\n\r\nhola',
  '<script>alert(1)</script>',
  '\u001b[2J\u0007\t=1',
  '\u202egnp.exe\u202c',
  '👩‍👩‍👧‍👦'.repeat(100),
  '\u0085\u2028\u200b\ufeff',
  '\\u0000 \\',
  '{"status":"ok"}',
];
const valid = JSON.stringify({ ...sampleRequest, message: 'válido' });
const bodies: readonly string[] = [
  '',
  '{}',
  'null',
  '[]',
  '{"name"}',
  '1e999',
  `${valid},`,
  `\ufeff${valid}`,
  `/**/${valid}`,
  '{"__proto__":{"name":"x"}}',
  '{"name":'.repeat(5_000),
  '['.repeat(60_000),
  `{"message":"${'x'.repeat(70_000)}"}`,
  valid.replace('"Ana"', '["x"]'),
];

export function malformedRequests(seed: number, count: number): MalformedRequest[] {
  const random = randomNumbers(seed);
  const below = (end: number) => Math.floor(random() * end);
  const one = <Item>(items: readonly Item[]) => items[below(items.length)] as Item;
  const bytes = (length: number) => String.fromCharCode(...Array.from({ length }, () => below(256)));
  const visible = (length: number) => String.fromCharCode(...Array.from({ length }, () => 33 + below(94)));

  const paths = () => [
    ...'/ /index.html/x/ /images/logo.png/ /_headers /%5Fheaders /.env /images * //malo.example/'.split(' '),
    ...'http://malo.example/ ? /? /api /api/ /api/leads /api/%ff /api/contact /api/health'.split(' '),
    '/a'.repeat(1 + below(3_000)),
    `/${one(['..', '%2e%2e', '..%2f', '..\\', '%00', '%zz'])}/x`,
    `/${bytes(1 + below(40)).replace(/[ \r\n]/g, '')}`,
  ];
  const number = () => one(['-1', '0', '1', '99999999999999999999', '0x10', 'x', '']);
  const headers: Readonly<Record<string, () => string>> = {
    Range: () => `${one(['bytes', 'lines', ''])}=${number()}-${number()}`,
    'If-Modified-Since': () => one(['Sun, 22 Nov 2026 10:00:00 GMT', visible(10)]),
    Host: () => one(['', 'a b', '"', '../', '127.0.0.1:99999', 'malo.example', '[::1', visible(300)]),
    Origin: () => one(['null', 'https://malo.example', visible(20)]),
    Connection: () => one(['keep-alive', 'Upgrade', 'close, close']),
    Upgrade: () => one(['websocket', 'h2c', visible(10)]),
    Expect: () => one(['100-continue', visible(10)]),
    'Transfer-Encoding': () => one(['chunked', 'gzip', 'chunked, chunked']),
    'Content-Length': number,
    'Content-Encoding': () => one(['gzip', visible(5)]),
    'X-Forwarded-For': () => one(['::1', visible(30), '1.1.1.1, 2.2.2.2']),
    Cookie: () => visible(below(20_000)),
  };
  const posted = (body: string) =>
    Buffer.from(
      `POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nConnection: close\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
    );

  return Array.from({ length: count }, (_, index): MalformedRequest => {
    if (random() < 0.1) {
      const field = one(sentFields.filter((name) => name !== 'phone'));
      const lead = { ...sampleRequest, message: `${index}`, [field]: `${index} ${one(typed)}` };
      return { raw: posted(JSON.stringify(lead)), lead };
    }
    if (random() < 0.1) return { raw: posted(one(bodies)) };
    if (random() < 0.05) return { raw: Buffer.from(bytes(1 + below(500)), 'latin1') };
    const method = one('GET GET GET HEAD POST PUT DELETE TRACE CONNECT OPTIONS X'.split(' '));
    const some = Object.entries(headers).filter(() => random() < 0.08);
    const lines = some.map(([name, value]) => `${name}: ${value()}`);
    if (random() < 0.02) lines.push('No name: x');
    if (random() < 0.9) lines.push('Host: 127.0.0.1', 'Connection: close');
    const whole = [`${method} ${one(paths())} HTTP/1.1`, ...lines, '', bytes(below(100))].join('\r\n');
    const raw = Buffer.from(whole, 'latin1');
    return { raw: random() < 0.1 ? raw.subarray(0, below(raw.length)) : raw };
  });
}

/** Creates a seeded random generator of numbers from 0 up to 1 (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
