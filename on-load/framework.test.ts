import { startFramework } from './framework';

const chunks = ['/data.js', '/one.js'];
const giveUp = jest.fn();
const listening = jest.spyOn(window, 'addEventListener');

beforeEach(() => {
  jest.useFakeTimers();
  window.giveUpScript = giveUp;
  const scripts = {
    onLoad: '/on-load.js',
    framework: {
      chunks,
      entry: '/start.js',
      tools: { 'in-use': ['/tool.js'], other: ['/other.js'] },
    },
  };
  document.head.innerHTML = '';
  document.body.innerHTML = `<form id="in-use"><input></form><form id="other"></form><script type="application/json" id="deferred-scripts">${JSON.stringify(scripts)}</script>`;
});
afterEach(() => {
  for (const [type, listener, options] of listening.mock.calls) removeEventListener(type, listener, options);
  listening.mockClear();
  jest.useRealTimers();
  jest.clearAllMocks();
});

const wait = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);
const scripts = () => [...document.head.querySelectorAll('script')];
/** Addresses of the scripts that the page has asked for. */
const fetched = () => new Set(scripts().map((script) => script.getAttribute('src')));

/** Lets these scripts load or fail; a failed one is inserted again a second later. */
async function arrive(type: 'load' | 'error', ...which: string[]) {
  for (const script of scripts()) {
    if (which.includes(script.getAttribute('src') ?? '')) script.dispatchEvent(new Event(type));
  }
  await wait(type === 'error' ? 1_000 : 0);
}

test('the framework is fetched soon after load, when the page is idle, and starts once all of it is there', async () => {
  startFramework();
  await wait(900);
  expect(fetched()).toEqual(new Set());

  await wait(2_000);
  expect(fetched()).toEqual(new Set(chunks));
  await arrive('load', '/one.js', '/data.js');
  expect(fetched()).toEqual(new Set([...chunks, '/start.js']));
  await arrive('load', '/start.js');
  expect(giveUp).not.toHaveBeenCalled();
});

test('while the framework starts, the chunks of the tool in use are fetched, and of no other', async () => {
  document.querySelector('input')!.focus();
  startFramework();
  await wait(2_000);
  await arrive('load', '/data.js', '/one.js');
  expect(fetched()).toEqual(new Set([...chunks, '/tool.js', '/start.js']));
  // A tool's chunk that fails does not stop the page, because the tool fetches it again.
  await arrive('error', '/tool.js');
  await arrive('load', '/start.js');
  expect(giveUp).not.toHaveBeenCalled();
});

test.each(['click', 'keyup'])(
  'a %s starts the framework once, after the frame that answers the visitor',
  async (type) => {
    startFramework();
    document.body.dispatchEvent(new Event(type, { bubbles: true }));
    expect(fetched()).toEqual(new Set());
    await wait(100);
    expect(fetched()).toEqual(new Set(chunks));
    await wait(5_000);
    expect(fetched()).toEqual(new Set(chunks));
  },
);

test('a script that is lost once is fetched again, whichever it is', async () => {
  startFramework();
  await wait(2_000);
  await arrive('error', '/one.js');
  await arrive('load', ...chunks);
  await arrive('error', '/start.js');
  expect(fetched()).toEqual(new Set([...chunks, '/start.js']));
  await arrive('load', '/start.js');
  expect(giveUp).not.toHaveBeenCalled();
});

test('the page gives up the framework when its data fails to load twice', async () => {
  startFramework();
  await wait(2_000);
  await arrive('error', '/data.js');
  expect(giveUp).not.toHaveBeenCalled();
  await arrive('error', '/data.js');
  expect(giveUp).toHaveBeenCalledTimes(1);
});

test('the page gives up the framework when its data arrives but throws twice', async () => {
  const breaks = () =>
    dispatchEvent(new ErrorEvent('error', { filename: new URL('/data.js', location.href).href }));
  startFramework();
  await wait(2_000);
  breaks();
  await arrive('load', '/data.js');
  await wait(1_000);
  breaks();
  await wait(0);
  expect(giveUp).toHaveBeenCalledTimes(1);
});
