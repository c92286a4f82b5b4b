/** @jest-environment node */
import type { MetadataRoute } from 'next';

const environment = process.env;

async function robotsFor(siteUrl: string): Promise<MetadataRoute.Robots> {
  jest.resetModules();
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

test('a rehearsal is not kept from crawlers: they must read its noindex', async () => {
  expect(await robotsFor('http://localhost:3000')).toEqual({ rules: { userAgent: '*', allow: '/' } });
});
