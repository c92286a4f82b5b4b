import { startFramework } from './framework';

const fetched = jest.fn();
const giveUp = jest.fn();
const listening = jest.spyOn(window, 'addEventListener');

const data = '[["#in-use :focus","/tool.js"],["#other :focus","/other.js"]]\nrow\nanother';
const framework = { data: '/data.txt', scripts: ['/one.js', '/two.js', '/start.js'], entryId: '_R_' };

beforeEach(() => {
  jest.useFakeTimers();
  window.giveUpScript = giveUp;
  window.fetch = fetched.mockResolvedValue({ ok: true, text: () => Promise.resolve(data) });
  show({ onLoad: '/on-load.js', framework });
});
afterEach(() => {
  for (const [type, listener, options] of listening.mock.calls) removeEventListener(type, listener, options);
  listening.mockClear();
  jest.useRealTimers();
  jest.clearAllMocks();
  history.replaceState(null, '', '/');
  Reflect.deleteProperty(window, '__next_f');
});

function show(held: object) {
  document.head.innerHTML = '<link rel="stylesheet" href="/page.css" disabled>';
  document.body.innerHTML = `<p>Hola</p><script type="application/json" id="held">${JSON.stringify(held)}</script>`;
}

const sheet = () => document.querySelector<HTMLLinkElement>('[rel=stylesheet]')!;
const wait = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);
const scripts = () => [...document.head.querySelectorAll('script')];
const sources = () => scripts().map((script) => script.getAttribute('src'));

/** These scripts are there, or are not; one that failed is asked for again a second later. */
async function arrive(type: 'load' | 'error', ...which: string[]) {
  for (const script of scripts()) {
    if (which.includes(script.getAttribute('src') ?? '')) script.dispatchEvent(new Event(type));
  }
  await wait(type === 'error' ? 1_000 : 0);
}

test('it starts soon after load, when idle: stylesheets, data, and at last the script that runs it all', async () => {
  startFramework();
  await wait(900);
  expect([...sources(), fetched.mock.calls.length, sheet().getAttribute('disabled')]).toEqual([0, '']);

  await wait(2_000);
  expect(sheet().disabled).toBe(false);
  expect(sources()).toEqual(['/one.js', '/two.js']);
  await arrive('load', '/two.js', '/one.js');
  expect(window).toHaveProperty('__next_f', [[0], [1, 'row\nanother']]);
  expect(sources()).toEqual(['/one.js', '/two.js', '/start.js']);
  expect(scripts().at(-1)?.id).toBe('_R_');
  await arrive('load', '/start.js');
  expect(giveUp).not.toHaveBeenCalled();
});

test('the code of the tool in use, and of no other, is fetched while it starts', async () => {
  document.body.insertAdjacentHTML('beforeend', '<form id="in-use"><input></form><form id="other"></form>');
  document.querySelector('input')!.focus();
  startFramework();
  await wait(2_000);
  expect(sources()).toEqual(['/one.js', '/two.js']);
  await arrive('load', '/one.js', '/two.js');
  expect(sources()).toEqual(['/one.js', '/two.js', '/tool.js', '/start.js']);
  // Without it the tool asks for it again.
  await arrive('error', '/tool.js');
  await arrive('load', '/start.js');
  expect(giveUp).not.toHaveBeenCalled();
});

test.each(['click', 'keyup'])('a %s starts it after it was answered, once', async (type) => {
  startFramework();
  document.body.dispatchEvent(new Event(type, { bubbles: true }));
  expect(sources()).toEqual([]);
  await wait(100);
  expect(sources()).toEqual(['/one.js', '/two.js']);
  await wait(5_000);
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('data that fails twice is given up too', async () => {
  fetched.mockResolvedValue({ ok: false });
  startFramework();
  await wait(4_000);
  expect(fetched).toHaveBeenCalledTimes(2);
  expect(giveUp).toHaveBeenCalledTimes(1);
});
