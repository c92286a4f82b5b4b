/** @jest-environment node */
import { post } from './api-client';
import { sampleRequest } from './sample-request';

const fetched = jest.spyOn(globalThis, 'fetch');

test('an answer is accepted only if its status is «ok»', async () => {
  fetched.mockResolvedValueOnce(Response.json({ status: 'ok' }));
  expect(await post('/api/contact', sampleRequest)).toEqual({ ok: true });
});

test.each<[number, string]>([
  [503, '{"status":"ok"}'],
  ...['{"status":"error","code":7}', '', '<html>', 'null', '"ok"', '[]', '{}', '7'].map(
    (body): [number, string] => [200, body],
  ),
])('the answer %i %j counts as refused and is kept for the log', async (code, text) => {
  fetched.mockResolvedValueOnce(new Response(text, { status: code }));
  expect(await post('/api/contact', sampleRequest)).toEqual({
    ok: false,
    reason: 'refused',
    detail: { code, text },
  });
});

test('a call without a connection, or without an answer within 15 seconds, counts as unanswered', async () => {
  jest.useFakeTimers();
  // Jest's timers don't drive the actual one.
  jest.spyOn(AbortSignal, 'timeout').mockImplementation((wait) => {
    const deadline = new AbortController();
    setTimeout(() => deadline.abort(), wait);
    return deadline.signal;
  });
  fetched.mockImplementation(
    (_, init) =>
      new Promise((_, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))),
  );
  const ended = jest.fn();
  const call = post('/api/contact', sampleRequest).then(ended);
  await jest.advanceTimersByTimeAsync(14_999);
  expect(ended).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  await call;
  expect(ended).toHaveBeenCalledWith(expect.objectContaining({ ok: false, reason: 'unanswered' }));
});
