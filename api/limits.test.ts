/** @jest-environment node */
import { callerOf } from './limits';

test.each([
  ['10.0.0.1', '10.0.0.1', undefined],
  ['::ffff:10.0.0.1', '10.0.0.1', undefined],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2', '2001:db8:1/48'],
  ['2001:0DB8:0001:2::9', '2001:db8:1:2', '2001:db8:1/48'],
  ['2001:db8::9', '2001:db8:0:0', '2001:db8:0/48'],
  ['::1', '0:0:0:0', '0:0:0/48'],
])('the address %s counts as the caller %s', (address, name, network) => {
  expect(callerOf(address)).toEqual(network === undefined ? { name } : { name, network });
});
