/** @jest-environment node */
import { penaltyDrawing } from './penalty-drawing';

test('drawn as a stair to scale, the visitor in the middle of their month', () => {
  const drawing = penaltyDrawing({
    months: [
      { penalty: 250_000, half: 250_000 },
      { penalty: 500_000, half: 250_000 },
      { penalty: 750_000, half: 375_000 },
      { penalty: 1_000_000, half: 500_000 },
    ],
    own: 3,
    minimum: 250_000,
  });
  expect(drawing.full).toBe('M0 100V75H25V50H50V25H75V0H100');
  expect(drawing.area).toBe(`${drawing.full}V100z`);
  expect(drawing.half).toBe('M0 100V75H25V75H50V62.5H75V50H100');
  expect(drawing.own).toEqual({ x: 62.5, full: 25, half: 62.5 });
  expect(drawing.minimum).toBe(75);
});
