import { sampleRequest } from '@/lib/lead/sample-request';

/** A request that no browser makes. */
export type OddRequest = {
  readonly raw: Buffer;
  /** Message of a valid lead, which must be stored if the answer is ok. */
  readonly message?: string;
};

export function oddRequests(seed: number, count: number): OddRequest[] {
  const random = randomNumbers(seed);
  const below = (end: number) => Math.floor(random() * end);
  const one = <Item>(items: readonly Item[]) => items[below(items.length)] as Item;
  const bytes = (length: number) => String.fromCharCode(...Array.from({ length }, () => below(256)));
  const visible = (length: number) => String.fromCharCode(...Array.from({ length }, () => 33 + below(94)));

  const paths = [
    () => '/',
    () => '/index.html',
    () => one('/index.html/x/ /404.html/x/ /images/logo.png/ /_headers /%5Fheaders /.env /images'.split(' ')),
    () => `/${'a'.repeat(200 + below(7_000))}${one(['', '/', '.html'])}`,
    () => '/a'.repeat(1 + below(3_000)) + one(['', '/']),
    () => '/'.repeat(1 + below(300)),
    () => `/${one(['..', '%2e%2e', '..%2f', '..\\', '%00', '%ff', '%', '%zz', '.'])}/${visible(5)}`,
    () => `/${bytes(1 + below(40)).replace(/[ \r\n]/g, '')}`,
    () => one(' * http://malo.example/ //malo.example/ ? # /? /api /api/ /api?x'.split(' ')),
    () => `/images/logo.png?${visible(below(50))}`,
    () => one(['/api/contact', '/api/track', '/api/health', '/api/leads', '/api/%ff', '/api//contact']),
  ];
  const numbersInText = () => one(['-1', '0', '1', '9', '99999999999999999999', '0x10', '1e3', 'x', '']);
  const values: Readonly<Record<string, () => string>> = {
    Range: () => `${one(['bytes', 'bytes ', 'lines', ''])}=${numbersInText()}-${numbersInText()}`,
    'If-Range': () => one(['"x"', 'W/"x"', visible(20), 'Sun, 99 Foo 2026 99:99:99 GMT']),
    'If-None-Match': () => one(['*', '"x"', '"', visible(30)]),
    'If-Modified-Since': () => one(['Sun, 22 Nov 2026 10:00:00 GMT', visible(10), numbersInText()]),
    'Accept-Encoding': () => one(['br', 'gzip;q=0', '*', 'identity;q=0', visible(20), ',,,;q=']),
    Host: () => one(['', 'a b', '"', '../', '127.0.0.1:99999', 'malo.example', '[::1', visible(300)]),
    Origin: () => one(['null', 'https://malo.example', visible(20), 'http://127.0.0.1']),
    Connection: () => one(['keep-alive', 'Upgrade', 'close, close', visible(10)]),
    Upgrade: () => one(['websocket', 'h2c', visible(10)]),
    Expect: () => one(['100-continue', visible(10)]),
    'Transfer-Encoding': () => one(['chunked', 'gzip', 'chunked, chunked', 'identity']),
    'Content-Length': numbersInText,
    'Content-Type': () => one(['application/json', 'text/plain', visible(10), '']),
    'Content-Encoding': () => one(['gzip', 'identity', visible(5)]),
    'X-Forwarded-For': () => one(['::1', visible(30), '1.1.1.1, 2.2.2.2']),
    Cookie: () => visible(below(20_000)),
    [`X-${visible(3)}`]: () => bytes(30).replace(/[\r\n]/g, ''),
  };
  const bodies = [
    () => '',
    () => '{}',
    () => bytes(below(2_000)),
    () => `${'['.repeat(below(30_000))}`,
    () => JSON.stringify({ name: visible(5), [visible(4)]: below(9) }),
    () => 'x'.repeat(below(100_000)),
  ];

  return Array.from({ length: count }, (_, number): OddRequest => {
    if (random() < 0.05) {
      const message = `${seed} ${number}`;
      const body = JSON.stringify({ ...sampleRequest, message });
      const head = `POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nConnection: close\r\n`;
      return { raw: Buffer.from(`${head}Content-Length: ${body.length}\r\n\r\n${body}`), message };
    }
    if (random() < 0.03) return { raw: Buffer.from(bytes(1 + below(500)), 'latin1') };
    const method = one('GET GET GET HEAD POST POST PUT DELETE TRACE CONNECT OPTIONS X'.split(' '));
    const body = method === 'POST' || random() < 0.1 ? one(bodies)() : '';
    const headers = Object.entries(values)
      .filter(() => random() < 0.08)
      .map(([name, value]) => `${name}: ${value()}`);
    if (body !== '' && random() < 0.8) headers.push(`Content-Length: ${Buffer.byteLength(body, 'latin1')}`);
    if (random() < 0.02) headers.push('No name: x');
    if (random() < 0.9) headers.push('Host: 127.0.0.1', 'Connection: close');
    const whole = [`${method} ${one(paths)()} HTTP/1.1`, ...headers, '', body].join('\r\n');
    const raw = Buffer.from(whole, 'latin1');
    return { raw: random() < 0.1 ? raw.subarray(0, below(raw.length)) : raw };
  });
}

/** Returns numbers from 0 up to 1, the same ones for the same seed (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
