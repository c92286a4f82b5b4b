import { watchPresses } from '@/components/dom/after-press';
import { importPart } from '@/components/dom/page-files';
import { hideFallback, showFallback } from '@/page-scripts/shared/fallback';
import { startIslands } from './islands';

// In a page the early script puts these functions on the window.
Object.assign(window, { hideFallback, showFallback });

jest.mock('@/components/dom/page-files');

const started = jest.fn<void, [string]>();
const connection = { saveData: false };
const listening = jest.spyOn(window, 'addEventListener');

beforeEach(() => {
  jest.useFakeTimers();
  watchPresses();
  connection.saveData = false;
  Object.assign(navigator, { connection });
  document.body.innerHTML = `
    <form id="check" data-island="FilingCheck"><input aria-label="sí"><div data-props="{}"></div></form>
    <section><div data-island="DateLookup" data-props="{}"><form><button type="submit">Ver</button></form></div>
    <div role="alert"><p data-way-out hidden>Llámame</p></div></section>
    <button data-opens="modal">Contáctame</button>
    <div data-island="ModalDialogs" data-props="{}"><dialog id="modal"><h2 tabindex="-1">Contacto</h2></dialog></div>`;
  jest.mocked(importPart).mockImplementation(async (name) => ({
    [name]: () => null,
    hydrate: async () => started(name),
  }));
});
afterEach(() => {
  for (const [type, listener, options] of listening.mock.calls) removeEventListener(type, listener, options);
  jest.clearAllMocks();
  jest.useRealTimers();
});

const point = (type: 'pointerdown' | 'pointerup' | 'click', at: string) =>
  document.querySelector(at)?.dispatchEvent(new Event(type, { bubbles: true }));
const press = (at: string) => {
  point('pointerdown', at);
  point('pointerup', at);
  point('click', at);
};
const wait = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);
const inOrder = () => started.mock.calls.flat();

test('untouched tools start by themselves, one after the other, once the page has been shown', async () => {
  startIslands();
  await wait(1_000);
  expect(inOrder()).toEqual([]);
  await wait(2_000);
  expect(inOrder()).toEqual(['FilingCheck', 'DateLookup']);
});

test('an untouched tool waits for the one before it, so that no long task delays a tap', async () => {
  const hydrate = (name: string) => {
    started(name);
    return new Promise<void>(() => undefined);
  };
  jest
    .mocked(importPart)
    .mockImplementation(async (name) => ({ [name]: () => null, hydrate: () => hydrate(name) }));
  startIslands();
  await wait(9_000);
  expect(inOrder()).toEqual(['FilingCheck']);
});

test('digits in the address are answered at once', async () => {
  history.replaceState(null, '', '?digitos=27');
  startIslands();
  await wait(0);
  expect(inOrder()).toEqual(['DateLookup']);
  history.replaceState(null, '', '/');
});

test('after a link that names a year the tools do not wait for the page to be shown', async () => {
  history.replaceState(null, '', '?ag=2025');
  startIslands();
  await wait(900);
  expect(inOrder()).toEqual(['FilingCheck', 'DateLookup']);
  history.replaceState(null, '', '/');
});

test('the tool in use starts at once, although its field only shares a form with it', async () => {
  startIslands();
  document.querySelector('input')?.focus();
  await wait(0);
  expect(inOrder()).toEqual(['FilingCheck']);
});

test('for visitors who save data a tool starts only when it is used', async () => {
  connection.saveData = true;
  startIslands();
  await wait(9_000);
  expect(inOrder()).toEqual([]);
  press('[data-island=DateLookup] button');
  await wait(0);
  expect(inOrder()).toEqual(['DateLookup']);
});

test('a tool starts after the tap on it, so that what is pressed is not replaced before its click', async () => {
  startIslands();
  point('pointerdown', '[data-island=DateLookup] button');
  await wait(200);
  expect(inOrder()).toEqual([]);
  // A finger's click comes in a task after its pointerup.
  point('pointerup', '[data-island=DateLookup] button');
  await wait(20);
  expect(inOrder()).toEqual([]);
  point('click', '[data-island=DateLookup] button');
  await wait(0);
  expect(inOrder()).toEqual(['DateLookup']);
});

test('the code of a dialog comes once its button is released and the open dialog is painted', async () => {
  startIslands();
  point('pointerdown', '[data-opens]');
  await wait(200);
  point('pointerup', '[data-opens]');
  point('click', '[data-opens]');
  await wait(0);
  expect(importPart).not.toHaveBeenCalled();
  await wait(50);
  expect(inOrder()).toEqual(['ModalDialogs']);
});

test('the first tap is painted before untouched tools start, even if the browser is idle earlier', async () => {
  Object.assign(window, { requestIdleCallback: (work: () => void) => work() });
  startIslands();
  document.body.click();
  await wait(0);
  expect(importPart).not.toHaveBeenCalled();
  await wait(50);
  expect(inOrder()).toEqual(['FilingCheck', 'DateLookup']);
  Reflect.deleteProperty(window, 'requestIdleCallback');
});

test.each([
  [
    'a form that was filled in',
    'DateLookup',
    () => document.querySelector('section form')?.setAttribute('data-waiting', ''),
  ],
  [
    'a form with answers of an earlier visit',
    'FilingCheck',
    () => document.getElementById('check')?.setAttribute('data-restored', ''),
  ],
  ['an open dialog', 'ModalDialogs', () => document.querySelector('dialog')?.setAttribute('open', '')],
])('%s before the script came starts its tool at once', async (_, name, use) => {
  use();
  startIslands();
  await wait(50);
  expect(inOrder()).toEqual([name]);
});

test.each([
  ['at the next tap', () => document.body.click()],
  ['when the signal is back', () => dispatchEvent(new Event('online'))],
])('a tool whose chunk fails to load shows contacts, and starts %s', async (_, tryAgain) => {
  jest.mocked(importPart).mockRejectedValueOnce(new Event('error'));
  startIslands();
  press('form button');
  await wait(0);
  expect(document.querySelector('[data-way-out]')).toBeVisible();
  expect(inOrder()).toEqual([]);
  tryAgain();
  await wait(0);
  expect(inOrder()).toEqual(['DateLookup']);
});
