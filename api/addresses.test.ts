import { addressOf, isLocal } from './addresses';

const asked = { peer: '127.0.0.1', forwardedFor: '1.1.1.1, 2.2.2.2', host: 'localhost:3000' };

test.each([
  ['127.0.0.1', '2.2.2.2'],
  ['::ffff:127.0.0.1', '2.2.2.2'],
  ['::1', '2.2.2.2'],
  ['192.168.1.5', '2.2.2.2'],
  ['fd00::1', '2.2.2.2'],
  ['203.0.113.9', '203.0.113.9'],
  ['2001:db8::1', '2001:db8::1'],
  ['', ''],
])('what %s says of who called is believed only of a proxy of one’s own', (peer, address) => {
  expect(addressOf({ ...asked, peer }, true)).toBe(address);
  expect(addressOf({ ...asked, peer }, false)).toBe(peer);
});

test.each([
  ['2.2.2.2:40001', '2.2.2.2'],
  ['[2001:db8::1]:443', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['2001:db8::1', '2001:db8::1'],
])('a port that the proxy appends, as in %s, makes no other caller', (forwardedFor, address) => {
  expect(addressOf({ ...asked, forwardedFor }, true)).toBe(address);
});

test('only who asks this machine by its own name, and not through a proxy, is local', () => {
  const direct = { ...asked, forwardedFor: undefined };
  expect(isLocal(direct)).toBe(true);
  expect(isLocal({ ...direct, peer: '::1', host: '[::1]:3000' })).toBe(true);
  expect(isLocal(asked)).toBe(false);
  expect(isLocal({ ...direct, host: 'malo.example:3000' })).toBe(false);
  expect(isLocal({ ...direct, peer: '192.168.1.5' })).toBe(false);
});
