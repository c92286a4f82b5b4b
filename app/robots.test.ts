/** @jest-environment node */
import type { MetadataRoute } from 'next';
import type { Placeholder } from '@/lib/words/placeholders';

const environment = process.env;

async function robotsFor(siteUrl: string, ...examples: Placeholder[]): Promise<MetadataRoute.Robots> {
  jest.resetModules();
  jest.doMock('@/lib/words/placeholders', () => ({ placeholdersIn: () => examples }));
  process.env = { ...environment, NEXT_PUBLIC_SITE_URL: siteUrl };
  return (await import('./robots')).default();
}

afterEach(() => {
  process.env = environment;
});

test('a published site names its sitemap', async () => {
  expect(await robotsFor('https://contadora.test')).toEqual({
    rules: { userAgent: '*', allow: '/' },
    sitemap: 'https://contadora.test/sitemap.xml',
  });
});

test.each([
  ['without an address', 'http://localhost:3000', []],
  [
    'with an example among its data',
    'https://contadora.test',
    [{ path: 'city', found: 'Ciudad (por completar)' }],
  ],
])('a rehearsal %s keeps out all but who must read its noindex', async (_, siteUrl, examples) => {
  const { rules, sitemap } = await robotsFor(siteUrl, ...examples);
  expect(rules).toEqual([
    { userAgent: ['Googlebot', 'Bingbot'], allow: '/' },
    { userAgent: '*', disallow: '/' },
  ]);
  expect(sitemap).toBeUndefined();
});
