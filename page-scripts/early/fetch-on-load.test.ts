import { FILES_ID } from '@/components/dom/page-files';
import { fetchOnLoad } from './fetch-on-load';

const ask = jest.fn<Promise<Response>, [string]>();
const giveUp = jest.fn();
const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);
const asked = () => ask.mock.calls.map(([file]) => file);
const prerender = (isPrerendering: boolean) =>
  Object.defineProperty(document, 'prerendering', { value: isPrerendering, configurable: true });
const listening = jest.spyOn(window, 'addEventListener');

beforeEach(() => {
  jest.useFakeTimers();
  ask.mockReset().mockRejectedValue(new TypeError('lost'));
  giveUp.mockClear();
  window.fetch = ask as typeof fetch;
  document.body.innerHTML = `<script type="application/json" id="${FILES_ID}">{"main":["/main.js"]}</script><p></p>`;
  fetchOnLoad(giveUp);
});
afterEach(() => {
  for (const [type, listener, options] of listening.mock.calls) removeEventListener(type, listener, options);
  listening.mockClear();
  jest.useRealTimers();
});

test('a page fetches its script once, however often it is tapped', () => {
  document.body.click();
  document.body.click();
  expect(asked()).toEqual(['/main.js']);
});

test('the files of a tapped tool come before those of the others', async () => {
  document.body.innerHTML = `<script type="application/json" id="${FILES_ID}">{"main":["/main.js"],"A":["/a.js","/react.js"],"tools":["/react.js","/a.js","/b.js"]}</script><button data-island="A"></button>`;
  let come = () => {};
  const response = new Promise<Response>((resolve) => {
    come = () => resolve({ ok: true, arrayBuffer: () => Promise.resolve() } as unknown as Response);
  });
  ask.mockImplementation((file) => (file === '/main.js' ? new Promise(() => {}) : response));
  document.querySelector('button')?.click();
  await pass(5_000);
  expect(asked()).toEqual(['/main.js', '/a.js', '/react.js']);
  come();
  await pass(5_000);
  expect(asked()).toEqual(['/main.js', '/a.js', '/react.js', '/b.js']);
});

test('a tap on a form whose tool is not parsed yet fetches the files of that tool', () => {
  document.body.innerHTML = `<script type="application/json" id="${FILES_ID}">{"main":["/main.js"],"C":["/c.js"],"tools":["/d.js","/c.js"]}</script><form data-island="C"><button type="button"></button></form>`;
  document.querySelector('button')?.click();
  expect(asked()).toEqual(['/main.js', '/c.js']);
});

test('a picture that never comes holds the script back for four seconds at most', async () => {
  document.dispatchEvent(new Event('DOMContentLoaded', { bubbles: true }));
  await pass(3_999);
  expect(asked()).toEqual([]);
  await pass(1);
  expect(asked()).toEqual(['/main.js']);
});

test('a page that is prerendered fetches its script when it is shown', () => {
  prerender(true);
  document.body.click();
  expect(asked()).toEqual([]);
  prerender(false);
  dispatchEvent(new Event('prerenderingchange'));
  expect(asked()).toEqual(['/main.js']);
});

test.each([
  ['at the next tap', () => document.body.click()],
  ['when the signal is back', () => dispatchEvent(new Event('online'))],
])('a script that is lost three times leaves the fallback, and is fetched again %s', async (_, tryAgain) => {
  document.body.click();
  await pass(5_000);
  expect(asked()).toHaveLength(3);
  expect(giveUp).toHaveBeenCalledTimes(1);
  tryAgain();
  expect(asked()).toHaveLength(4);
});
