/** @jest-environment node */
import { seasons } from '@/content/seasons';
import { site } from '@/content/site';
import { todayInBogota } from './dates';
import { allDeadlines, deadlinesFor, groupOf, hasPassed, nextDeadline, timeLeft, windowOf } from './season';
import { activeSeason, seasonFor } from '@/lib/words/active-season';

const naturalOf27 = deadlinesFor('27', seasons).filter(({ group }) => group === 'natural');

test('finds the season of a year and the active one', () => {
  expect(seasonFor(2026).taxYear).toBe(2025);
  expect(activeSeason().year).toBe(site.activeSeason);
  expect(() => seasonFor(1999)).toThrow('npm run season -- 1999');
});

test('knows the window of a group', () => {
  expect(windowOf(groupOf(seasonFor(2025), 'natural'))).toEqual({ first: '2025-08-12', last: '2025-10-24' });
  expect(windowOf(groupOf(seasonFor(2025), 'major'))).toEqual({ first: '2025-02-11', last: '2025-06-25' });
});

test('gives the three groups for two digits', () => {
  expect(
    deadlinesFor('27', [seasonFor(2025)]).map(({ group, digits, date }) => [group, digits, date]),
  ).toEqual([
    ['major', '7', '2025-02-19'],
    ['major', '7', '2025-04-21'],
    ['legal', '7', '2025-05-20'],
    ['major', '7', '2025-06-19'],
    ['legal', '7', '2025-07-17'],
    ['natural', '27-28', '2025-09-01'],
  ]);
});

test('one digit has no date for natural persons', () => {
  const groups = new Set(deadlinesFor('7', seasons).map(({ group }) => group));
  expect([...groups]).toEqual(['major', 'legal']);
});

test('00 is the last pair, and 0 the last digit', () => {
  expect(deadlinesFor('00', [seasonFor(2025)]).at(-1)?.date).toBe('2025-10-24');
  expect(deadlinesFor('00', [seasonFor(2025)])[0]?.date).toBe('2025-02-24');
});

test('every ending has six deadlines a season', () => {
  for (let ending = 0; ending < 100; ending += 1) {
    expect(deadlinesFor(String(ending).padStart(2, '0'), seasons)).toHaveLength(18);
  }
  expect(allDeadlines([seasonFor(2026)])).toHaveLength(100);
});

test.each([
  ['2025-08-31', '2025-09-01', 1, 1],
  ['2025-09-01', '2025-09-01', 0, 0],
  ['2025-09-02', '2026-09-01', 364, 240],
  ['2025-12-31', '2026-09-01', 244, 159],
  ['2026-01-01', '2026-09-01', 243, 159],
] as const)('on %s the next date for 27 is %s', (today, date, days, workingDays) => {
  const next = nextDeadline(naturalOf27, today);
  expect(next?.date).toBe(date);
  expect(timeLeft(date, today)).toEqual({ days, workingDays });
});

test('a deadline passes at the end of its day in Colombia', () => {
  const lateInMadrid = todayInBogota(new Date('2025-09-01T23:30:00+02:00'));
  expect(hasPassed('2025-09-01', lateInMadrid)).toBe(false);
  expect(hasPassed('2025-09-01', todayInBogota(new Date('2025-09-02T00:00:00-05:00')))).toBe(true);
});

test('counts 29 February', () => {
  expect(timeLeft('2028-03-01', '2028-02-28')).toEqual({ days: 2, workingDays: 2 });
});

test('has nothing next after the last season', () => {
  expect(nextDeadline(naturalOf27, '2027-09-02')).toBeNull();
});
