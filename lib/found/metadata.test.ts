/** @jest-environment node */
import { pages } from '@/content/pages';
import { addDays } from '@/lib/tax/dates';
import { activeSeason } from '@/lib/words/active-season';
import type { Placeholder } from '@/lib/words/placeholders';

/** Loads the modules afresh, because the environment is read once, at import. */
async function inBuild(settings: Record<string, string>, examples: readonly Placeholder[] = []) {
  jest.resetModules();
  jest.doMock('@/lib/words/placeholders', () => ({ placeholdersIn: () => examples }));
  process.env = { ...environment, ...settings };
  return {
    ...(await import('./metadata')),
    ...(await import('./page-entry')),
    securityText: () => import('@/app/.well-known/security.txt/route').then(({ GET }) => GET().text()),
    robots: (await import('@/app/robots')).default(),
  };
}

const environment = process.env;
afterEach(() => {
  process.env = environment;
});

const production = { NEXT_PUBLIC_SITE_URL: 'https://contadora.test/' };

test('only a build that knows its address and its owner may be indexed', async () => {
  const published = await inBuild(production);
  expect(published.pageMetadata('home').robots).toMatchObject({ index: true });
  expect(await published.securityText()).toContain(
    'Canonical: https://contadora.test/.well-known/security.txt',
  );

  expect(published.robots).toEqual({
    rules: { userAgent: '*', allow: '/' },
    sitemap: 'https://contadora.test/sitemap.xml',
  });

  // All are kept out but who must read its noindex.
  const rehearsal = await inBuild({ NEXT_PUBLIC_SITE_URL: 'http://localhost:3000' });
  const isKeptOut = {
    rules: [
      { userAgent: ['Googlebot', 'Bingbot'], allow: '/' },
      { userAgent: '*', disallow: '/' },
    ],
  };
  expect(rehearsal.robots).toEqual(isKeptOut);
  expect(rehearsal.pageMetadata('home').robots).toMatchObject({ index: false });
  expect(await rehearsal.securityText()).not.toContain('Canonical');

  const nobodys = await inBuild(production, [{ path: 'phone', found: '+57 300 000 0000' }]);
  expect(nobodys.pageMetadata('home').robots).toMatchObject({ index: false });
  expect(nobodys.robots).toEqual(isKeptOut);
});

test('the later of the two dates of a page is the one that counts', async () => {
  const season = activeSeason().updated;
  const [before, after] = [addDays(season, -1), addDays(season, 1)];
  jest.doMock('@/content/pages', () => ({
    pages: {
      ...pages,
      home: { ...pages.home, updated: before },
      incomeTax: { ...pages.incomeTax, updated: after },
    },
  }));
  const { pageEntry } = await inBuild(production);
  expect(pageEntry('home').updated).toBe(season);
  expect(pageEntry('incomeTax').updated).toBe(after);
});
