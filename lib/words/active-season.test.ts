/** @jest-environment node */
import { pages } from '@/content/pages';
import { site } from '@/content/site';
import { activeSeason, pageSeasons } from './active-season';
import { fill } from './fill';
import { pageWords } from './season-words';

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
  'with the season %s active on %s, a title names it, and the tabs are that season, the calendar year’s and the next, or the one before',
  (active, day, tabs) => {
    jest.replaceProperty(site, 'activeSeason', active);
    process.env.NEXT_PUBLIC_BUILD_DAY = day;
    expect(pageSeasons().map(({ year }) => year)).toEqual(tabs);
    expect(fill(pages.calendar.title, pageWords())).toContain(` ${tabs[0]} `);
  },
);

afterEach(() => jest.restoreAllMocks());

test('the year turns at midnight in Colombia, not before', () => {
  jest.replaceProperty(site, 'activeSeason', 'auto');
  process.env.NEXT_PUBLIC_BUILD_DAY = '';
  jest.useFakeTimers({ now: new Date('2027-01-01T04:59:59Z') });
  expect(activeSeason().year).toBe(2026);
  jest.setSystemTime(new Date('2027-01-01T05:00:00Z'));
  expect(activeSeason().year).toBe(2027);
});
