import { openNamedPlace } from './open-named-place';

const scrolled = jest.fn();

beforeAll(() => {
  // jsdom does not scroll.
  Element.prototype.scrollIntoView = scrolled;
});

beforeEach(() => {
  scrolled.mockClear();
  document.body.innerHTML =
    '<details><summary>2026</summary><div id="calendario-2026">Fechas</div></details><p id="open">Más</p>';
});

afterEach(() => history.replaceState(null, '', '/'));

const fold = () => document.querySelector('details')?.open;

test('an address that names what is folded opens it and goes there', () => {
  history.replaceState(null, '', '#calendario-2026');
  openNamedPlace();
  expect(fold()).toBe(true);
  expect(scrolled).toHaveBeenCalledTimes(1);
});

test('so does a link on the page, later', () => {
  openNamedPlace();
  expect(fold()).toBe(false);
  history.replaceState(null, '', '#calendario-2026');
  dispatchEvent(new Event('hashchange'));
  expect(fold()).toBe(true);
});

test('a part that was renamed is found by its former name', () => {
  document.body.innerHTML = '<section id="te-toca"></section>';
  history.replaceState(null, '', '#check');
  openNamedPlace();
  expect(scrolled).toHaveBeenCalledTimes(1);
});

test('a place that is not folded, or not there, is left to the browser', () => {
  for (const hash of ['#open', '#nowhere', '#']) {
    history.replaceState(null, '', hash);
    openNamedPlace();
  }
  expect(fold()).toBe(false);
  expect(scrolled).not.toHaveBeenCalled();
});
