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

test('an answer is waited for 15 seconds, until its body is read', async () => {
  const clock = new AbortController();
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(clock.signal);
  clock.abort(new DOMException('', 'TimeoutError'));
  answer = async (_, { signal }) =>
    Object.assign(new Response(), { text: () => Promise.reject<string>(signal?.reason) });
  expect(await sendContact(request)).toMatchObject({ ok: false, reason: 'timeout' });
  expect(timeout).toHaveBeenCalledWith(15_000);
});
