import type * as Pages from './pages';
import type * as Site from './site';

test('a page of the site at /politica-de-datos is the policy that the privacy notice links', () => {
  jest.doMock('./pages', () => {
    const actual = jest.requireActual<typeof Pages>('./pages');
    return {
      ...actual,
      pages: { ...actual.pages, policy: { ...actual.pages.home, path: '/politica-de-datos' } },
    };
  });
  jest.resetModules();
  const { site } = jest.requireActual<typeof Site>('./site');
  expect(site.privacy.policyUrl).toBe('/politica-de-datos');
});
