import { callerOf, memoryRateLimit } from './rate-limit';

let time: number;
beforeEach(() => (time = 0));

const caller = (name: string) => ({ name });

test('a full table forgets nobody who is blocked, and gives all who are new one count', () => {
  const limit = memoryRateLimit(1, () => time, 2);
  const ask = (name: string) => limit('contact', caller(name));
  expect([ask('a'), ask('b'), ask('b')]).toEqual([0, 0, 60]);
  const strangers = Array.from({ length: 1000 }, (_, index) => ask(`stranger ${index}`));
  expect(strangers.filter((wait) => wait === 0)).toHaveLength(5);
  expect([ask('a'), ask('b')]).toEqual([60, 60]);
  time = 60_000;
  expect([ask('a'), ask('stranger 1')]).toEqual([0, 0]);
});

test('visits, submits and contacts are counted apart', () => {
  const limit = memoryRateLimit(1, () => time);
  expect(['visit', 'submit', 'contact', 'visit'].map((kind) => limit(kind, caller('a')))).toEqual([
    0, 0, 0, 60,
  ]);
});

test('a /48 may call five times as often as one caller, however many /64 call', () => {
  const limit = memoryRateLimit(12, () => time);
  const waits = Array.from({ length: 10_001 }, (_, index) =>
    limit('contact', callerOf(`2001:db8:1:${index.toString(16)}::1`)),
  );
  expect(waits.filter((wait) => wait === 0)).toHaveLength(60);
});

test('0 is no limit', () => {
  const limit = memoryRateLimit(0, () => 0);
  expect([limit('visit', caller('a')), limit('visit', caller('a'))]).toEqual([0, 0]);
});

test.each([
  ['10.0.0.1', '10.0.0.1', undefined],
  ['::ffff:10.0.0.1', '10.0.0.1', undefined],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2', '2001:db8:1'],
  ['2001:0DB8:0001:2::9', '2001:db8:1:2', '2001:db8:1'],
  ['2001:db8::9', '2001:db8:0:0', '2001:db8:0'],
  ['::1', '0:0:0:0', '0:0:0'],
])('%s counts as %s', (address, name, network) => {
  expect(callerOf(address)).toEqual(network === undefined ? { name } : { name, network });
});
