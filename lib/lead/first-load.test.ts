import { sendTracking } from './api-client';
import { isUnreportedVisit, trackFirstLoad } from './first-load';

jest.mock('./api-client');

/** Simulates a page load, with its navigation type, referrer and the tab's history length. */
function arrive(type: string | undefined, referrer: string, pages = 2) {
  Object.assign(performance, { getEntriesByType: () => (type ? [{ type }] : []) });
  Object.defineProperty(document, 'referrer', { value: referrer, configurable: true });
  Object.defineProperty(history, 'length', { value: pages, configurable: true });
  return isUnreportedVisit();
}

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

const SITE = 'http://localhost/declaracion-renta';

test.each<[string, boolean, ...Parameters<typeof arrive>]>([
  ['an address that was typed begins a visit', true, 'navigate', ''],
  ['so does a search engine', true, 'navigate', 'https://buscador.example/'],
  ['and a site whose name begins alike', true, 'navigate', 'http://localhost.example/'],
  ['a reload begins another', true, 'reload', SITE],
  ['a link of the site goes on with it', false, 'navigate', SITE],
  ['so does one opened in a tab of its own', false, 'navigate', SITE, 1],
  ['and the way back', false, 'back_forward', ''],
  ['where the browser does not say how it came about, where it came from counts', false, undefined, SITE],
])('%s', (_, isNew, ...how) => {
  arrive('navigate', '', 1);
  expect(arrive(...how)).toBe(isNew);
});

test('a visit that was left before it could be reported is reported on its next page, once', () => {
  expect(arrive('navigate', SITE)).toBe(true);
  expect(arrive('navigate', SITE)).toBe(false);
});

test('without storage a link of the site still reports nothing', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(arrive('navigate', '')).toBe(true);
  expect(arrive('navigate', SITE)).toBe(false);
});

test.each([
  ['unanswered', 'No se pudo enviar el tracking'],
  ['refused', 'El tracking no respondió «ok»:'],
] as const)('a report that is %s is only logged', async (reason, said) => {
  const log = jest.spyOn(console, 'error').mockImplementation();
  jest.mocked(sendTracking).mockResolvedValue({ ok: false, reason, detail: 'lost' });
  await trackFirstLoad();
  expect(sendTracking).toHaveBeenCalledWith({});
  expect(log.mock.calls).toEqual([[said, 'lost']]);
});
