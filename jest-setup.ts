import '@testing-library/jest-dom';
import type * as Seasons from '@/content/seasons';
import type * as Site from '@/content/site';
import type { computedSeason as Compute } from '@/scripts/owner/season-file';

/*
 * Unit tests use three fixed seasons, 2025 active and 2027 computed. The owner's edits of seasons must not
 * decide whether the code is right. Tests about the content itself ask for the actual seasons.
 */
jest.mock('@/content/site', () => {
  const actual = jest.requireActual<typeof Site>('@/content/site');
  return { ...actual, site: { ...actual.site, activeSeason: 2025 } };
});

jest.mock('@/content/seasons', () => {
  const { seasons } = jest.requireActual<typeof Seasons>('@/content/seasons');
  const { computedSeason } = jest.requireActual<{ computedSeason: typeof Compute }>(
    '@/scripts/owner/season-file',
  );
  const uvt = { taxYear: 52_374, filingYear: null };
  return {
    seasons: [
      ...seasons.filter(({ year }) => year === 2025 || year === 2026),
      computedSeason(2027, uvt, '2026-11-21'),
    ],
  };
});
