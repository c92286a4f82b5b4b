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

test('an address that names a folded section opens it and scrolls to it', () => {
  history.replaceState(null, '', '#calendario-2026');
  openNamedPlace();
  expect(fold()).toBe(true);
  expect(scrolled).toHaveBeenCalledTimes(1);
});

test('an address within a fold of a fold opens both', () => {
  document.body.innerHTML = '<details><details><p id="pregunta-9">Sí.</p></details></details>';
  history.replaceState(null, '', '#pregunta-9');
  openNamedPlace();
  expect(document.querySelectorAll('details[open]')).toHaveLength(2);
});

test('a link on the page opens a folded section, too', () => {
  openNamedPlace();
  expect(fold()).toBe(false);
  history.replaceState(null, '', '#calendario-2026');
  dispatchEvent(new Event('hashchange'));
  expect(fold()).toBe(true);
});

test('scrolls to no section that is unfolded or missing', () => {
  for (const hash of ['#open', '#nowhere', '#']) {
    history.replaceState(null, '', hash);
    openNamedPlace();
  }
  expect(fold()).toBe(false);
  expect(scrolled).not.toHaveBeenCalled();
});
