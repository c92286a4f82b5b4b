import { post } from './api-client';
import { trackFirstLoad } from './first-load';

jest.mock('./api-client');
const report = jest.mocked(post);

/** Simulates a page load, with its navigation type, referrer and the tab's history length. @returns whether it reports */
async function arrive(type: string | undefined, referrer: string, pages = 2): Promise<boolean> {
  Object.assign(performance, { getEntriesByType: () => (type ? [{ type }] : []) });
  Object.defineProperty(document, 'referrer', { value: referrer, configurable: true });
  Object.defineProperty(history, 'length', { value: pages, configurable: true });
  report.mockClear();
  await trackFirstLoad();
  return report.mock.calls.length > 0;
}

beforeEach(() => {
  sessionStorage.clear();
  report.mockResolvedValue({ ok: true });
});
afterEach(() => jest.restoreAllMocks());

const SITE = 'http://localhost/declaracion-renta';

test.each<[string, boolean, ...Parameters<typeof arrive>]>([
  ['an address that was typed begins a visit', true, 'navigate', ''],
  ['a link from a search engine begins a visit', true, 'navigate', 'https://buscador.example/'],
  [
    'a link from a site whose name begins alike begins a visit',
    true,
    'navigate',
    'http://localhost.example/',
  ],
  ['a reload begins another visit', true, 'reload', SITE],
  ['a link within the site continues the visit', false, 'navigate', SITE],
  ['going back continues the visit', false, 'back_forward', ''],
  ['where the browser does not say how it came about, where it came from counts', false, undefined, SITE],
])('visits are counted once: %s', async (_, isNew, ...how) => {
  await arrive('navigate', '', 1);
  expect(await arrive(...how)).toBe(isNew);
});

test('a visit whose first page was left before the report is reported once, on its next page', async () => {
  expect(await arrive('navigate', SITE)).toBe(true);
  expect(report).toHaveBeenCalledWith('/api/track', {});
  expect(await arrive('navigate', SITE)).toBe(false);
});

test('a link of the site opened in a new tab does not start a new visit', async () => {
  expect(await arrive('navigate', SITE, 1)).toBe(false);
});

test('without session storage a link within the site reports no visit', async () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(await arrive('navigate', '')).toBe(true);
  expect(await arrive('navigate', SITE)).toBe(false);
});

test.each([
  ['unanswered', 'No se pudo enviar el tracking'],
  ['refused', 'El tracking no respondió «ok»:'],
] as const)('a report that is %s is logged, and the visitor sees nothing', async (reason, said) => {
  const log = jest.spyOn(console, 'error').mockImplementation();
  report.mockResolvedValue({ ok: false, reason, detail: 'lost' });
  await arrive('navigate', '');
  expect(log.mock.calls).toEqual([[said, 'lost']]);
});
