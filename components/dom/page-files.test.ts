import { fetchPart, FILES_ID } from './page-files';

const ask = jest.fn<Promise<Response>, [string, RequestInit?]>();
const asked = () => ask.mock.calls.map(([file]) => file);
const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);
const came = { ok: true, arrayBuffer: () => Promise.resolve(new ArrayBuffer(0)) } as Response;

let tests = 0;
beforeEach(() => {
  tests += 1;
  jest.useFakeTimers();
  ask.mockReset().mockRejectedValue(new TypeError('lost'));
  window.fetch = ask as typeof fetch;
  document.body.innerHTML = `<script type="application/json" id="${FILES_ID}">{"tool":["/tool-${tests}.js"],"two":["/a.js","/b.js"],"slow":["/c.js","/d.js"]}</script>`;
});
afterEach(() => jest.useRealTimers());

test('the files of a part are fetched side by side', async () => {
  ask.mockResolvedValue(came);
  const fetched = fetchPart('two');
  expect(asked()).toEqual(['/a.js', '/b.js']);
  await fetched;
});

test('a lost file is fetched again after one second, after four more, and no further', async () => {
  const lost = expect(fetchPart('tool')).rejects.toThrow('lost');
  await pass(999);
  expect(asked()).toHaveLength(1);
  await pass(1);
  expect(asked()).toHaveLength(2);
  await pass(4_000);
  expect(asked()).toHaveLength(3);
  await lost;
});

/** A file whose bytes come one by one. */
function slowly() {
  let pull: (read: ReadableStreamReadResult<Uint8Array>) => void = () => {};
  const read = () => new Promise<ReadableStreamReadResult<Uint8Array>>((resolve) => (pull = resolve));
  return {
    response: { ok: true, body: { getReader: () => ({ read }) } } as unknown as Response,
    byte: () => pull({ done: false, value: new Uint8Array(1) }),
    end: () => pull({ done: true, value: undefined }),
  };
}

/** Rejects as `fetch` does when its signal is aborted. */
const hang = (_: string, { signal }: RequestInit = {}) =>
  new Promise<Response>((_, reject) =>
    signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError'))),
  );

test('a file of which no byte comes for eight seconds is fetched again', async () => {
  ask.mockImplementation(hang);
  void fetchPart('tool').catch(() => undefined);
  await pass(8_000);
  expect(asked()).toHaveLength(1);
  await pass(2_000);
  expect(asked()).toHaveLength(2);
});

test('a file that trickles is not cut, nor one that waits for it', async () => {
  const file = slowly();
  ask.mockImplementation((name, options) =>
    name === '/c.js' ? Promise.resolve(file.response) : hang(name, options),
  );
  void fetchPart('slow');
  for (let second = 0; second < 40; second += 5) {
    await pass(5_000);
    file.byte();
  }
  expect(asked()).toEqual(['/c.js', '/d.js']);
  file.end();
  await pass(11_000);
  expect(asked()).toEqual(['/c.js', '/d.js', '/d.js']);
});

test('a file of which no byte comes is not cut while the page itself is still coming', async () => {
  const state = jest.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  ask.mockImplementation(hang);
  void fetchPart('tool').catch(() => undefined);
  await pass(20_000);
  expect(asked()).toHaveLength(1);
  state.mockReturnValue('complete');
  await pass(2_000);
  expect(asked()).toHaveLength(2);
  state.mockRestore();
});

test('a file that was lost offline is fetched as soon as the signal is back', async () => {
  const fetched = fetchPart('tool');
  await pass(0);
  ask.mockResolvedValue(came);
  dispatchEvent(new Event('online'));
  await expect(fetched).resolves.toBeUndefined();
  expect(asked()).toHaveLength(2);
});

test('a file that the early script fetched is not fetched again by the on-load script', async () => {
  ask.mockResolvedValue(came);
  await fetchPart('tool');
  await jest.isolateModulesAsync(async () => (await import('./page-files')).fetchPart('tool'));
  expect(asked()).toHaveLength(1);
});

test('an error page in place of a file counts as lost', async () => {
  ask.mockResolvedValueOnce({ ...came, ok: false }).mockResolvedValue(came);
  const fetched = fetchPart('tool');
  await pass(1_000);
  await expect(fetched).resolves.toBeUndefined();
  expect(asked()).toHaveLength(2);
});
