/** @jest-environment node */
import { pages } from '@/content/pages';
import { site } from '@/content/site';
import { activeSeason, pageSeasons } from './active-season';
import { fill } from './fill';
import { pageWords } from './page-words';

jest.mock('@/content/season-records', () => ({
  uvts: [],
  seasonRecords: [{ year: 2025, updated: '2026-11-21' }],
}));

test.each([
  [2025, '2026-11-25', [2025, 2026, 2027]],
  ['auto', '2026-11-25', [2026, 2025, 2027]],
  ['auto', '2027-01-01', [2027, 2026, 2028]],
  [2025, '2027-06-01', [2025, 2027, 2028]],
  ['auto', '2028-06-01', [2028, 2026, 2027]],
  ['auto', '2025-06-01', [2025, 2026]],
] as const)(
  'with the season %s active on %s, the tabs are that season, the calendar year’s and the next, or the one before',
  (active, day, tabs) => {
    jest.replaceProperty(site, 'activeSeason', active);
    jest.replaceProperty(process, 'env', { ...process.env, NEXT_PUBLIC_BUILD_DAY: day });
    expect(pageSeasons().map(({ year }) => year)).toEqual(tabs);
  },
);

afterEach(() => jest.restoreAllMocks());

/** The first of each month, 2025 to 2028. */
const days = Array.from({ length: 48 }, (_, month) => {
  const day = new Date(Date.UTC(2025, month, 1)).toISOString().slice(0, 10);
  return [day, Number(day.slice(0, 4))] as const;
});

/** Builds on a day, and returns the year in the calendar page's title. */
function titleYear(day: string): number {
  jest.replaceProperty(process, 'env', { ...process.env, NEXT_PUBLIC_BUILD_DAY: day });
  return Number(/\d{4}/.exec(fill(pages.calendar.title, pageWords()))?.[0]);
}

test('with `auto` the title’s year is the calendar year', () => {
  jest.replaceProperty(site, 'activeSeason', 'auto');
  expect(days.map(([day]) => [day, titleYear(day)])).toEqual(days);
});

test('with a chosen year the title’s year never changes by itself', () => {
  jest.replaceProperty(site, 'activeSeason', 2026);
  expect(new Set(days.map(([day]) => titleYear(day)))).toEqual(new Set([2026]));
});

test('the year turns at midnight in Colombia, not before', () => {
  jest.replaceProperty(site, 'activeSeason', 'auto');
  jest.replaceProperty(process, 'env', { ...process.env, NEXT_PUBLIC_BUILD_DAY: '' });
  jest.useFakeTimers({ now: new Date('2027-01-01T04:59:59Z') });
  expect(activeSeason().year).toBe(2026);
  jest.setSystemTime(new Date('2027-01-01T05:00:00Z'));
  expect(activeSeason().year).toBe(2027);
});
