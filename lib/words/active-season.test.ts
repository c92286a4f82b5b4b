import { site } from '@/content/site';
import { pageSeasons } from './active-season';

jest.mock('@/content/seasons', () => ({
  uvts: [],
  seasonRecords: [2025, 2026, 2027, 2028].map((year) => ({ year, updated: '2026-11-21' })),
}));

test.each([
  [2025, [2025, 2027, 2028]],
  [2026, [2026, 2027, 2028]],
  [2027, [2027, 2026, 2028]],
  [2028, [2028, 2026, 2027]],
] as const)('with %i active, the tabs are its own and the latest others', (active, tabs) => {
  jest.replaceProperty(site, 'activeSeason', active);
  expect(pageSeasons().map(({ year }) => year)).toEqual(tabs);
});
