/** @jest-environment node */
import { seasons } from '@/lib/seasons';
import type { IsoDate } from '@/content/tax-calendar/types';
import { answersFor } from './lookup';

const answer = (ending: string, today: IsoDate) => answersFor(ending, today, seasons, 2025);
const summary = (ending: string, today: IsoDate) =>
  answer(ending, today).map(({ group, next, over }) => [
    group,
    next?.date ?? null,
    over.map(({ date }) => date),
  ]);

test('before the season, its first dates are next', () => {
  expect(summary('27', '2025-01-01')).toEqual([
    ['natural', '2025-09-01', []],
    ['legal', '2025-05-20', []],
    ['major', '2025-04-21', []],
  ]);
});

test('a deadline is the next one until its day ends, and has passed the day after', () => {
  expect(summary('27', '2025-09-01')[0]).toEqual(['natural', '2025-09-01', []]);
  expect(summary('27', '2025-09-02')[0]).toEqual(['natural', '2026-09-01', ['2025-09-01']]);
});

test('a company’s date is that of its return, and later payments are listed apart', () => {
  const [, , major] = answer('27', '2025-02-01');
  expect(major?.next?.date).toBe('2025-04-21');
  expect(major?.over).toEqual([]);
  expect(major?.payments.map(({ date }) => date)).toEqual(['2025-02-19', '2025-06-19']);
});

test('a return is over the day after its filing date, with a payment still ahead', () => {
  const [, legal] = answer('27', '2025-06-25');
  expect(legal?.over.map(({ date }) => date)).toEqual(['2025-05-20']);
  expect(legal?.payments[0]?.date).toBe('2025-07-17');
});

test('after two seasons have passed, the next date is a computed one', () => {
  const [natural] = answer('27', '2026-11-21');
  expect(natural?.over.map(({ year }) => year)).toEqual([2025, 2026]);
  expect(natural?.next).toMatchObject({ date: '2027-09-01', computed: true });
});

test('after the last season there is no next date, and its dates are shown', () => {
  const [natural] = answer('00', '2028-02-29');
  expect(natural?.next).toBeNull();
  expect(natural?.last.date).toBe('2027-10-26');
});

test('one digit has dates for legal entities and major taxpayers only', () => {
  expect(answer('7', '2025-01-01').map(({ group, digits }) => [group, digits])).toEqual([
    ['legal', '7'],
    ['major', '7'],
  ]);
});

test('a season before the active one is not reported as passed', () => {
  expect(answersFor('27', '2026-11-21', seasons, 2027)[0]?.over).toEqual([]);
});
