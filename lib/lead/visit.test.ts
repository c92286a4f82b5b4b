import { isUnreportedVisit } from './visit';

/** Simulates a page load, with its navigation type, referrer and the tab's history length. */
function arrive(type: string | undefined, referrer: string, pages = 2) {
  Object.assign(performance, { getEntriesByType: () => (type ? [{ type }] : []) });
  Object.defineProperty(document, 'referrer', { value: referrer, configurable: true });
  Object.defineProperty(history, 'length', { value: pages, configurable: true });
  return isUnreportedVisit();
}

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

test.each([
  ['an address that was typed', ''],
  ['a search engine', 'https://buscador.example/'],
  ['a site whose name begins alike', 'http://localhost.example/'],
])('%s begins a visit, in a tab that had one before too', (_from, referrer) => {
  expect(arrive('navigate', referrer, 1)).toBe(true);
  expect(arrive('navigate', referrer)).toBe(true);
});

test('where the browser does not say how it came about, the address it came from counts', () => {
  expect(arrive(undefined, '')).toBe(true);
  expect(arrive(undefined, 'http://localhost/')).toBe(false);
});

test('links of the site and the way back go on with it', () => {
  arrive('navigate', '', 1);
  expect(arrive('navigate', 'http://localhost/declaracion-renta')).toBe(false);
  expect(arrive('navigate', 'http://localhost/?digitos=27')).toBe(false);
  expect(arrive('back_forward', '')).toBe(false);
});

test('so does a link of the site opened in a tab of its own', () => {
  expect(arrive('navigate', 'http://localhost/', 1)).toBe(false);
});

test('a reload begins another', () => {
  arrive('navigate', '', 1);
  expect(arrive('reload', '')).toBe(true);
  expect(arrive('reload', 'http://localhost/')).toBe(true);
});

test('one that was left before it could be reported is reported on its next page, once', () => {
  expect(arrive('navigate', 'http://localhost/')).toBe(true);
  expect(arrive('navigate', 'http://localhost/')).toBe(false);
});

test('without storage a link of the site still reports nothing', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(arrive('navigate', '')).toBe(true);
  expect(arrive('navigate', 'http://localhost/')).toBe(false);
});
