/** @jest-environment node */
import { sendContact } from './api-client';
import { sampleRequest } from './sample-request';

const request = { ...sampleRequest, message: 'Hola' };

let answer: (url: string, init: RequestInit) => Promise<Response>;

beforeEach(() => {
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(((url: string, init: RequestInit) => answer(url, init)) as typeof fetch);
  answer = async () => Response.json({ status: 'ok' });
});

afterEach(() => jest.restoreAllMocks());

test('an error status fails even if the body says ok', async () => {
  answer = async () => Response.json({ status: 'ok' }, { status: 503 });
  expect(await sendContact(request)).toEqual({
    ok: false,
    reason: 'http',
    detail: { status: 503, text: '{"status":"ok"}' },
  });
});

test('another status is rejected, with the answer', async () => {
  answer = async () => Response.json({ status: 'error', code: 7 });
  expect(await sendContact(request)).toEqual({
    ok: false,
    reason: 'rejected',
    detail: { status: 'error', code: 7 },
  });
});

test.each(['', '<html>', 'null', '"ok"', '[]', '{}', '7'])('the answer %j is malformed', async (body) => {
  answer = async () => new Response(body);
  expect(await sendContact(request)).toEqual({ ok: false, reason: 'malformed', detail: body });
});

test('no connection is a network failure', async () => {
  const lost = new TypeError('Failed to fetch');
  answer = () => Promise.reject(lost);
  expect(await sendContact(request)).toEqual({ ok: false, reason: 'network', detail: lost });
});

test('an answer is waited for 15 seconds, until its body is read, and not a moment less', async () => {
  jest.useFakeTimers();
  answer = async (_, { signal }) => {
    const response = new Response();
    response.text = () =>
      new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
    return response;
  };
  const ended = jest.fn();
  void sendContact(request).then(ended);
  await jest.advanceTimersByTimeAsync(14_999);
  expect(ended).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(ended).toHaveBeenCalledWith(expect.objectContaining({ ok: false, reason: 'timeout' }));
  jest.useRealTimers();
});
