/** @jest-environment node */
import type * as Pages from '@/content/pages';
import type * as Presentation from '@/content/presentation';
import type * as Records from '@/content/season-records';
import type * as Files from '@/lib/owner-data/data-files';
import type * as Site from '@/content/site';
import { pages } from '@/content/pages';
import { addDays } from '@/lib/tax/dates';
import { activeSeason } from '@/lib/words/active-season';

const environment = process.env;
afterEach(() => void (process.env = environment));

/** Loads the modules afresh, because the environment is read once, at import. */
async function inBuild(address: string, placeholders: readonly unknown[] = []) {
  jest.resetModules();
  jest.doMock('@/lib/owner-data/placeholders', () => ({ missingToPublish: () => placeholders }));
  process.env = { ...environment, NEXT_PUBLIC_SITE_URL: address };
  return {
    ...(await import('./page-entry')),
    robotsOfHome: (await import('./metadata')).pageMetadata('home').robots,
    robots: (await import('@/app/robots')).default(),
  };
}

test('search engines may index the site only if it has an address and no placeholder data', async () => {
  const published = await inBuild('https://contadora.test/');
  expect(published.robotsOfHome).toMatchObject({ index: true });
  expect(published.robots).toEqual({
    rules: { userAgent: '*', allow: '/' },
    sitemap: 'https://contadora.test/sitemap.xml',
  });

  const rehearsal = await inBuild('http://localhost:3000');
  const nobodys = await inBuild('https://contadora.test/', [{ path: 'phone', found: '+57 300 000 0000' }]);
  for (const { robotsOfHome, robots } of [rehearsal, nobodys]) {
    expect(robotsOfHome).toMatchObject({ index: false });
    // Robots must read the `noindex`.
    expect(robots).toEqual({ rules: { userAgent: '*', allow: '/' } });
  }
});

/** Sets the day of the program's sentences. */
const sentencesOf = (updated: string) => void (process.env.NEXT_PUBLIC_SENTENCES_DAY = updated);

test('a page’s date is the later of its words’ review and its season’s check', async () => {
  sentencesOf('2025-01-01');
  const season = activeSeason().updated;
  const reviewed = (days: number) => ({ ...pages.home, updated: addDays(season, days) });
  jest.doMock('@/content/pages', () => ({
    ...jest.requireActual<typeof Pages>('@/content/pages'),
    pages: { ...pages, home: reviewed(-1), incomeTax: reviewed(1) },
  }));
  const { pageEntry } = await inBuild('https://contadora.test/');
  expect(pageEntry('home').updated).toBe(season);
  expect(pageEntry('incomeTax').updated).toBe(addDays(season, 1));
});

test('a new season dates the calendar', async () => {
  sentencesOf('2025-01-01');
  jest.doMock('@/content/season-records', () => {
    const actual = jest.requireActual<typeof Records>('@/content/season-records');
    const later = { year: 2028, updated: '2026-11-25' as const };
    return { ...actual, seasonRecords: [...actual.seasonRecords, later] };
  });
  const shipped = await inBuild('https://contadora.test/');
  expect(shipped.pageEntry('calendar').updated > shipped.pageEntry('incomeTax').updated).toBe(true);
});

/** Builds, in this year, a site last changed on 21 November and signed on 2 December 2026. */
async function builtIn(year: number, choice: object = { activeSeason: 'auto', seasonChosen: undefined }) {
  const updated = '2026-11-21';
  jest.doMock('@/content/presentation', () => {
    const { presentation } = jest.requireActual<typeof Presentation>('@/content/presentation');
    return { presentation: { ...presentation, signed: '2026-12-02' } };
  });
  jest.doMock('@/content/pages', () => {
    const actual = jest.requireActual<typeof Pages>('@/content/pages');
    const old = Object.entries(actual.pages).map(([id, page]) => [id, { ...page, updated }]);
    return { ...actual, pages: Object.fromEntries(old) };
  });
  jest.doMock('@/content/season-records', () => ({
    ...jest.requireActual<typeof Records>('@/content/season-records'),
    seasonRecords: [2025, 2026].map((each) => ({ year: each, updated })),
  }));
  jest.doMock('@/content/site', () => {
    const { site, ...rest } = jest.requireActual<typeof Site>('@/content/site');
    return { ...rest, site: { ...site, ...choice } };
  });
  jest.doMock('@/lib/build-day', () => ({ buildYear: () => year, buildDay: () => `${year}-01-05` }));
  const { latestChange, pageEntry, pageIds } = await inBuild('https://contadora.test/');
  const days = pageIds.map((id) => pageEntry(id)).map((page) => [page.updated, page.read]);
  return { latest: latestChange(), days };
}

test.each([
  [2026, '2026-11-27', '2026-12-02'],
  [2027, '2027-01-01', undefined],
  [2029, '2029-01-01', undefined],
])(
  'built in %i, a page changed on %s, and her reading of 2 December 2026 stands: %s',
  async (year, changed, read) => {
    sentencesOf('2026-11-27');
    const { latest, days } = await builtIn(year);
    expect(latest).toBe(changed);
    expect(days).toEqual(days.map(() => [changed, read]));
  },
);

test.each([
  ['faq', ['incomeTax']],
  ['services', ['home']],
  ['offer', ['home', 'incomeTax', 'calendar']],
  ['presentation', ['home', 'incomeTax', 'calendar']],
])('a change of her words in %s moves the day of %j, and ends her reading', async (file, moved) => {
  jest.doMock('@/lib/owner-data/data-files', () => {
    const { dataFiles } = jest.requireActual<typeof Files>('@/lib/owner-data/data-files');
    return { dataFiles: { ...dataFiles, [file]: { ...dataFiles[file as 'faq'], updated: '2026-12-20' } } };
  });
  const { days } = await builtIn(2026);
  jest.dontMock('@/lib/owner-data/data-files');
  const { pageIds } = await inBuild('https://contadora.test/');
  expect(pageIds.filter((_, index) => days[index]?.[0] === '2026-12-20')).toEqual(moved);
  expect(days.filter(([, read]) => read === undefined)).toHaveLength(moved.length);
});

test('a newer version’s sentences, and another season that she chose, end her reading', async () => {
  sentencesOf('2026-12-03');
  expect((await builtIn(2026)).days[0]).toEqual(['2026-12-03', undefined]);
  sentencesOf('2025-01-01');
  const { days } = await builtIn(2027, { activeSeason: 2026, seasonChosen: '2027-02-01' });
  expect(days[0]).toEqual(['2027-02-01', undefined]);
});
