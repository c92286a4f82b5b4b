import type * as Seasons from '@/content/seasons';
import { site } from '@/content/site';
import { pageSeasons } from './active-season';

jest.mock('@/content/seasons', () => {
  const { seasons } = jest.requireActual<typeof Seasons>('@/content/seasons');
  return { seasons: [2025, 2026, 2027, 2028].map((year) => ({ ...seasons[0], year, taxYear: year - 1 })) };
});

test.each([
  [2025, [2025, 2027, 2028]],
  [2026, [2026, 2027, 2028]],
  [2027, [2027, 2026, 2028]],
  [2028, [2028, 2026, 2027]],
] as const)('with %i active, the tabs are its own and the latest others', (active, tabs) => {
  jest.replaceProperty(site, 'activeSeason', active);
  expect(pageSeasons().map(({ year }) => year)).toEqual(tabs);
});
