/** @jest-environment node */
import type * as Pages from '@/content/pages';
import type * as Records from '@/content/season-records';
import type * as Site from '@/content/site';
import { pages } from '@/content/pages';
import { addDays } from '@/lib/tax/dates';
import { activeSeason } from '@/lib/words/active-season';

const environment = process.env;
afterEach(() => void (process.env = environment));

/** Loads the modules afresh, because the environment is read once, at import. */
async function inBuild(address: string, placeholders: readonly unknown[] = []) {
  jest.resetModules();
  jest.doMock('@/lib/words/placeholders', () => ({ missingToPublish: () => placeholders }));
  process.env = { ...environment, NEXT_PUBLIC_SITE_URL: address };
  const { GET } = await import('@/app/.well-known/security.txt/route');
  return {
    ...(await import('./page-entry')),
    robotsOfHome: (await import('./metadata')).pageMetadata('home').robots,
    robots: (await import('@/app/robots')).default(),
    security: await GET().text(),
  };
}

test('search engines may index the site only if it has an address and no placeholder data', async () => {
  const published = await inBuild('https://contadora.test/');
  expect(published.robotsOfHome).toMatchObject({ index: true });
  expect(published.security).toContain('Canonical: https://contadora.test/.well-known/security.txt');
  expect(published.robots).toEqual({
    rules: { userAgent: '*', allow: '/' },
    sitemap: 'https://contadora.test/sitemap.xml',
  });

  const rehearsal = await inBuild('http://localhost:3000');
  expect(rehearsal.security).not.toContain('Canonical');
  const nobodys = await inBuild('https://contadora.test/', [{ path: 'phone', found: '+57 300 000 0000' }]);
  for (const { robotsOfHome, robots } of [rehearsal, nobodys]) {
    expect(robotsOfHome).toMatchObject({ index: false });
    // A rehearsal disallows crawlers, except those that must read the `noindex`.
    expect(robots.rules).toEqual([
      { userAgent: ['Googlebot', 'Bingbot'], allow: '/' },
      { userAgent: '*', disallow: '/' },
    ]);
  }
});

test('a page’s date is the later of its words’ review and its season’s check', async () => {
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

test('a new season dates the calendar, and 1 January the pages that turned to another season', async () => {
  jest.doMock('@/content/season-records', () => {
    const actual = jest.requireActual<typeof Records>('@/content/season-records');
    const later = { year: 2028, updated: '2026-11-25' as const };
    return { ...actual, seasonRecords: [...actual.seasonRecords, later] };
  });
  const shipped = await inBuild('https://contadora.test/');
  expect(shipped.pageEntry('calendar').updated > shipped.pageEntry('incomeTax').updated).toBe(true);
  jest.doMock('@/content/site', () => {
    const { site, ...rest } = jest.requireActual<typeof Site>('@/content/site');
    return { ...rest, site: { ...site, activeSeason: 'auto' } };
  });
  jest.doMock('@/lib/build-day', () => ({ buildYear: () => 2027, buildDay: () => '2027-01-05' }));
  const turned = await inBuild('https://contadora.test/');
  for (const id of ['home', 'incomeTax', 'calendar'] as const)
    expect(turned.pageEntry(id).updated).toBe('2027-01-01');
});
