/** @jest-environment node */
import { monthsBefore, stepClock, timeOfDeletion, type Clock } from './clock';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const start = Date.parse('2026-11-22T12:00:00Z');
const right: Clock = { believed: start, ran: 0 };

/** Returns the clock after some hours, stepped each hour, with the computer's clock starting at `at`. */
function after(from: Clock, at: number, hours: number): Clock {
  let clock = from;
  for (let hour = 1; hour <= hours; hour += 1) clock = stepClock(clock, at + hour * HOUR, HOUR);
  return clock;
}

test.each([
  ['2026-08-31', 6, '2026-02-28'],
  ['2028-08-31', 6, '2028-02-29'],
  ['2028-02-29', 24, '2026-02-28'],
  ['2026-11-22', 24, '2024-11-22'],
  ['2026-01-15', 1, '2025-12-15'],
])('%s less %i months is %s', (day, months, expected) => {
  const time = 'T04:30:00.000Z';
  expect(new Date(monthsBefore(Date.parse(day + time), months)).toISOString()).toBe(expected + time);
});

test('a clock that runs evenly is believed', () => {
  expect(after(right, start, 48)).toEqual({ believed: start + 2 * DAY, ran: 2 * DAY, doubt: 0, settling: 0 });
});

test.each([
  ['3 days ahead', 3 * DAY],
  ['25 months ahead', 760 * DAY],
])('%s while it runs, it is believed after 7 days of the same', (_title, jump) => {
  const jumped = after(right, start + jump, 7 * 24);
  expect(jumped.believed).toBe(start + 7 * DAY);
  expect(after(jumped, start + jump + 7 * DAY, 1).believed).toBe(start + jump + 7 * DAY + HOUR);
});

test('6 minutes behind pauses deletion until it has said so for 7 days', () => {
  const behind = start - 6 * 60_000;
  const paused = after(right, behind, 7 * 24);
  expect(timeOfDeletion(paused, behind + 7 * DAY)).toBeUndefined();
  const proven = after(paused, behind + 7 * DAY, 1);
  expect(timeOfDeletion(proven, behind + 7 * DAY + HOUR)).toBe(behind + 7 * DAY + HOUR);
});

test('one that comes back is believed at once', () => {
  const jumped = after(right, start + 760 * DAY, 100);
  const back = after(jumped, start + 100 * HOUR, 1);
  expect(back).toEqual({ believed: start + 101 * HOUR, ran: 101 * HOUR, doubt: 0, settling: 0 });
});

test('after nights off a day of running confirms the first, in pieces too, and a week what adds up', () => {
  const [office, night] = [8, 16 * HOUR];
  let [clock, now] = [right, start];
  const believedAfter = (days: number) => {
    for (let day = 0; day < days; day += 1) {
      now += night;
      clock = after(stepClock(clock, now, undefined), now, office);
      now += office * HOUR;
    }
    return clock.believed;
  };
  const first = believedAfter(4);
  expect(first).toBe(start + night + 4 * office * HOUR);
  expect(believedAfter(19)).toBe(first + 19 * office * HOUR);
  expect(believedAfter(2)).toBeGreaterThan(start + 9 * DAY);
});

test('a start with a clock 3 days ahead is believed after 7 days of it', () => {
  const ahead = start + 3 * DAY;
  const claimed = after(stepClock(right, ahead, undefined), ahead, 7 * 24 - 1);
  expect(claimed.believed).toBe(start + 7 * DAY - HOUR);
  expect(after(claimed, ahead + 7 * DAY - HOUR, 1).believed).toBe(ahead + 7 * DAY);
});

test('a wrong time that was believed, left and claimed again deletes nothing before 7 days of it', () => {
  const jump = 4_000 * DAY;
  const believed = after(right, start + jump, 8 * 24);
  const back = after(believed, start + 8 * DAY, 2);
  const again = after(back, start + jump + 8 * DAY + 2 * HOUR, 6 * 24);
  expect(timeOfDeletion(again, start + jump + 14 * DAY + 2 * HOUR)).toBeUndefined();
});
