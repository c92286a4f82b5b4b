import { holdFramework } from './hold-framework';
import { TAKE_UP } from './take-up';

const onFailure = jest.fn();
const fetched = jest.fn();
const readyState = jest.spyOn(document, 'readyState', 'get');
const listening = jest.spyOn(window, 'addEventListener');

const held = {
  byItself: '/by-itself.js',
  framework: { data: '/data.txt', scripts: ['/one.js', '/start.js'], entryId: '_R_' },
};

// jsdom's own, which would be taken for the page's.
beforeAll(() => new Promise((loaded) => addEventListener('load', loaded, { once: true })));
beforeEach(() => {
  jest.useFakeTimers();
  window.fetch = fetched.mockResolvedValue({ ok: true, text: () => Promise.resolve('row') });
  readyState.mockReturnValue('complete');
  show(held);
});
afterEach(() => {
  for (const [type, listener, options] of listening.mock.calls) removeEventListener(type, listener, options);
  listening.mockClear();
  jest.useRealTimers();
  jest.clearAllMocks();
  delete window.__next_f;
});

function show(list: object) {
  document.head.innerHTML = '<link rel="stylesheet" href="/page.css" disabled>';
  document.body.innerHTML = `<p>Hola</p><script type="application/json" id="held">${JSON.stringify(list)}</script>`;
}

const sheet = () => document.querySelector<HTMLLinkElement>('[rel=stylesheet]')!;
const act = (type: string) => document.body.dispatchEvent(new Event(type, { bubbles: true }));
const wait = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);
const scripts = () => [...document.head.querySelectorAll('script')];
const allSources = () => scripts().map((script) => script.getAttribute('src'));
const sources = () => allSources().filter((source) => source !== held.byItself);
const preloads = () =>
  [...document.head.querySelectorAll('link[rel=preload]')].map((link) => link.getAttribute('href'));

/** The script that came last is there, or is not. */
async function arrive(type: 'load' | 'error' = 'load') {
  scripts().at(-1)?.dispatchEvent(new Event(type));
  await wait(0);
}

test('nothing is fetched before the page is loaded and idle; then what it does by itself, and the rest ahead', async () => {
  holdFramework(onFailure);
  await wait(5000);
  expect([...sources(), ...preloads()]).toEqual([]);

  dispatchEvent(new Event('load'));
  await wait(1000);
  expect(allSources()).toEqual(['/by-itself.js']);
  expect(preloads()).toEqual(['/data.txt', 'http://localhost/page.css', '/one.js', '/start.js']);
  expect(fetched).not.toHaveBeenCalled();
  expect(sheet().disabled).not.toBe(false);
});

test('at a sign it runs: sheets, data, and the scripts one after the other', async () => {
  holdFramework(onFailure);
  act('pointermove');
  await wait(100);
  expect(sheet().disabled).toBe(false);
  expect(window.__next_f).toEqual([[0], [1, 'row']]);
  expect(sources()).toEqual(['/one.js']);

  await arrive();
  expect(sources()).toEqual(['/one.js', '/start.js']);
  expect(scripts().at(-1)?.id).toBe('_R_');
  await arrive();
  expect(onFailure).not.toHaveBeenCalled();
});

test.each(['scroll', 'focusin', TAKE_UP])('%s is a sign', async (sign) => {
  holdFramework(onFailure);
  if (sign === 'focusin') act(sign);
  else dispatchEvent(new Event(sign));
  await wait(100);
  expect(sources()).toEqual(['/one.js']);
});

test('a sign before the page is parsed waits for the list at its end', async () => {
  readyState.mockReturnValue('loading');
  document.body.innerHTML = '';
  holdFramework(onFailure);
  act('pointermove');
  await wait(1000);
  expect(sources()).toEqual([]);

  show(held);
  dispatchEvent(new Event('DOMContentLoaded'));
  await wait(0);
  expect(sources()).toEqual(['/one.js']);
});

test('a press is answered by the page first: it runs when the finger is up', async () => {
  holdFramework(onFailure);
  act('pointerdown');
  await wait(300);
  expect(sources()).toEqual([]);
  act('click');
  await wait(100);
  expect(sources()).toEqual(['/one.js']);
});

test('without a sign it runs soon, and once', async () => {
  holdFramework(onFailure);
  dispatchEvent(new Event('load'));
  await wait(1_400);
  expect(allSources()).toEqual(['/by-itself.js']);
  await wait(1_000);
  expect(allSources()).toEqual(['/by-itself.js', '/one.js']);
  expect(preloads()).toHaveLength(4);
});

test('a script that fails once is asked for again', async () => {
  const { start } = holdFramework(onFailure);
  start();
  await wait(100);
  await arrive('error');
  expect(sources()).toEqual(['/one.js']);
  await arrive();
  expect(sources()).toEqual(['/one.js', '/start.js']);
  expect(onFailure).not.toHaveBeenCalled();
});

test('one that fails twice is given up, and nothing comes after it', async () => {
  holdFramework(onFailure).start();
  await wait(100);
  await arrive('error');
  await arrive('error');
  await wait(20_000);
  expect(sources()).toEqual([]);
  expect(onFailure).toHaveBeenCalledTimes(1);
});

test('data that fails twice is given up too', async () => {
  fetched.mockResolvedValue({ ok: false });
  holdFramework(onFailure).start();
  await wait(100);
  expect(fetched).toHaveBeenCalledTimes(2);
  expect(sources()).toEqual([]);
  expect(onFailure).toHaveBeenCalledTimes(1);
});

test('asked twice, it starts once', async () => {
  const { start } = holdFramework(onFailure);
  start();
  start();
  act('keydown');
  await wait(1000);
  start();
  await wait(1000);
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(sources()).toEqual(['/one.js']);
});

test('a page that starts its framework itself only has what it does by itself', async () => {
  show({ byItself: '/by-itself.js' });
  holdFramework(onFailure);
  dispatchEvent(new Event('load'));
  act('click');
  await wait(20_000);
  expect(allSources()).toEqual(['/by-itself.js']);
  expect(preloads()).toEqual([]);
  expect(fetched).not.toHaveBeenCalled();
  expect(onFailure).not.toHaveBeenCalled();
});

test('a page that is prerendered fetches and runs nothing until it is shown', async () => {
  Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
  const { start } = holdFramework(onFailure);
  dispatchEvent(new Event('load'));
  start();
  await wait(20_000);
  expect([...sources(), ...preloads()]).toEqual([]);

  Object.defineProperty(document, 'prerendering', { value: false, configurable: true });
  document.dispatchEvent(new Event('prerenderingchange'));
  await wait(1000);
  expect(allSources()).toEqual(['/by-itself.js', '/one.js']);
});
