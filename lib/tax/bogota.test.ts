import { yearInBogota } from './bogota';

test('the year begins at midnight in Colombia, five hours after it does in Greenwich', () => {
  expect(yearInBogota(new Date('2027-01-01T04:59:59.999Z'))).toBe(2026);
  expect(yearInBogota(new Date('2027-01-01T05:00:00Z'))).toBe(2027);
});
