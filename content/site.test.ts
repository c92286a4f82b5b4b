/** @jest-environment node */
import type * as Pages from './pages';
import type * as Site from './site';
import type SiteData from './site.json';

test('a page of the site at /politica-de-datos is the policy that the privacy notice links', () => {
  jest.doMock('./pages', () => {
    const actual = jest.requireActual<typeof Pages>('./pages');
    return {
      ...actual,
      pages: { ...actual.pages, policy: { ...actual.pages.home, path: '/politica-de-datos' } },
    };
  });
  jest.doMock('./site.json', () => {
    const actual = jest.requireActual<typeof SiteData>('./site.json');
    return { ...actual, privacy: { ...actual.privacy, policyUrl: undefined } };
  });
  jest.resetModules();
  const { site } = jest.requireActual<typeof Site>('./site');
  expect(site.privacy.policyUrl).toBe('/politica-de-datos');
});
