/** @jest-environment node */
import { LIMIT_PLACE, limitBar } from './limit-bar';

test('half of the limit is half of the way to its line, and the limit reaches it', () => {
  expect(limitBar(0, 65_891_000)).toEqual({ length: 0, beyond: 0, isCut: false });
  expect(limitBar(100, 200)).toEqual({ length: 33.34, beyond: 0, isCut: false });
  expect(limitBar(65_891_000, 65_891_000)).toEqual({ length: LIMIT_PLACE, beyond: 0, isCut: false });
});

test('what exceeds the limit goes beyond its line, to scale, until the drawing ends', () => {
  expect(limitBar(120, 100)).toEqual({ length: 80, beyond: 13.33, isCut: false });
  expect(limitBar(149, 100).isCut).toBe(false);
  expect(limitBar(151, 100)).toEqual({ length: 100, beyond: 33.33, isCut: true });
  expect(limitBar(1e13, 65_891_000)).toEqual({ length: 100, beyond: 33.33, isCut: true });
});
