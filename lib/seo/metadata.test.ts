/** @jest-environment node */
import { pages } from '@/content/pages';
import { presentation } from '@/content/presentation';
import { site } from '@/content/site';
import type { IsoDate } from '@/content/tax-calendar/types';
import { dataFiles } from '@/lib/owner-data/data-files';
import { seasons } from '@/lib/seasons';
import { activeSeason } from '@/lib/words/active-season';
import { latestChange, pageEntry, pageIds } from './page-entry';

test('search engines are kept out of a site with placeholders by its pages, which robots may read', async () => {
  process.env.NEXT_PUBLIC_SITE_URL = 'https://contadora.test/';
  for (const placeholders of [[], ['phone']]) {
    jest.resetModules();
    jest.doMock('@/lib/owner-data/placeholders', () => ({ missingToPublish: () => placeholders }));
    const { pageMetadata } = await import('./metadata');
    const { default: robots } = await import('@/app/robots');
    const isFindable = placeholders.length === 0;
    expect(pageMetadata('home').robots).toMatchObject({ index: isFindable });
    expect(robots()).toEqual({
      rules: { userAgent: '*', allow: '/' },
      ...(isFindable && { sitemap: 'https://contadora.test/sitemap.xml' }),
    });
  }
});

/** Builds, in this year, a site last changed on 21 November and signed on 2 December 2026, whose year turns by itself. */
function build(year: number, sentencesDay: IsoDate | '' = '') {
  process.env.NEXT_PUBLIC_BUILD_DAY = `${year}-01-05`;
  process.env.NEXT_PUBLIC_SENTENCES_DAY = sentencesDay;
  return pageIds.map(pageEntry).map(({ updated, read }) => [updated, read]);
}

beforeEach(() => {
  for (const id of pageIds) jest.replaceProperty(pages[id], 'updated', '2026-11-21');
  jest.replaceProperty(site, 'activeSeason', 'auto');
  Object.assign(presentation, { signed: '2026-12-02' });
});
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(presentation, 'signed');
  Reflect.deleteProperty(site, 'seasonChosen');
});

test('a page’s date is the later of its words’ review and its season’s check, and the calendar has all seasons', () => {
  jest.replaceProperty(activeSeason(), 'updated', '2026-11-24');
  jest.replaceProperty(pages.home, 'updated', '2026-11-25');
  jest.replaceProperty(seasons.at(-1)!, 'updated', '2026-11-26');
  expect(build(2026).map(([updated]) => updated)).toEqual(['2026-11-25', '2026-11-24', '2026-11-26']);
});

test.each([
  [2026, '2026-11-27', '2026-12-02'],
  [2027, '2027-01-01', undefined],
  [2028, '2028-01-01', undefined],
])(
  'built in %i, a page changed on %s, and her reading of 2 December 2026 stands: %s',
  (year, changed, read) => {
    expect(build(year, '2026-11-27')).toEqual(pageIds.map(() => [changed, read]));
    expect(latestChange()).toBe(changed);
  },
);

test.each([
  ['faq', ['incomeTax']],
  ['services', ['home']],
  ['offer', ['home', 'incomeTax', 'calendar']],
  ['presentation', ['home', 'incomeTax', 'calendar']],
] as const)('a change of her words in %s moves the day of %j, and ends her reading', (file, moved) => {
  jest.replaceProperty(dataFiles, file, { ...dataFiles[file], updated: '2026-12-20' });
  const days = build(2026);
  expect(pageIds.filter((_, index) => days[index]?.[0] === '2026-12-20')).toEqual(moved);
  expect(days.filter(([, read]) => read === undefined)).toHaveLength(moved.length);
});

test('a newer version’s sentences, and another season that she chose, end her reading', () => {
  expect(build(2026, '2026-12-03')[0]).toEqual(['2026-12-03', undefined]);
  Object.assign(site, { activeSeason: 2026, seasonChosen: '2027-02-01' });
  expect(build(2027)[0]).toEqual(['2027-02-01', undefined]);
});
