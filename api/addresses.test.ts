import { addressOf, isLocal } from './addresses';

const asked = { peer: '127.0.0.1', forwardedFor: '1.1.1.1, 2.2.2.2', host: 'localhost:3000' };

test.each([
  ['127.0.0.1', '1.1.1.1, 2.2.2.2', '2.2.2.2'],
  ['::ffff:127.0.0.1', '2.2.2.2', '2.2.2.2'],
  ['::1', '2.2.2.2:40001', '2.2.2.2'],
  ['192.168.1.5', '[2001:db8::1]:443', '2001:db8::1'],
  ['172.31.0.1', '[2001:db8::1]', '2001:db8::1'],
  ['fd00::1', '2001:db8::1', '2001:db8::1'],
  ['172.32.0.1', '2.2.2.2', '172.32.0.1'],
  ['203.0.113.9', '2.2.2.2', '203.0.113.9'],
  ['2001:db8::1', '2.2.2.2', '2001:db8::1'],
  ['', '2.2.2.2', ''],
])('of %s, a proxy of one’s own or not, who called for «%s» is %s', (peer, forwardedFor, address) => {
  expect(addressOf({ ...asked, peer, forwardedFor }, true)).toBe(address);
  expect(addressOf({ ...asked, peer, forwardedFor }, false)).toBe(peer);
});

test('only who asks this machine by its own name, and not through a proxy, is local', () => {
  const direct = { ...asked, forwardedFor: undefined };
  expect(isLocal(direct)).toBe(true);
  expect(isLocal({ ...direct, peer: '::1', host: '[::1]:3000' })).toBe(true);
  expect(isLocal(asked)).toBe(false);
  expect(isLocal({ ...direct, host: 'malo.example:3000' })).toBe(false);
  expect(isLocal({ ...direct, peer: '192.168.1.5' })).toBe(false);
});
