/** @jest-environment node */
import { sendContact } from './api-client';
import { sampleRequest } from './sample-request';

const fetched = jest.spyOn(globalThis, 'fetch');

test('«ok» must be the answer’s status', async () => {
  fetched.mockResolvedValueOnce(Response.json({ status: 'ok' }));
  expect(await sendContact(sampleRequest)).toEqual({ ok: true });
});

test.each<[number, string]>([
  [503, '{"status":"ok"}'],
  ...['{"status":"error","code":7}', '', '<html>', 'null', '"ok"', '[]', '{}', '7'].map(
    (body): [number, string] => [200, body],
  ),
])('%i %j is refused, with the answer', async (code, text) => {
  fetched.mockResolvedValueOnce(new Response(text, { status: code }));
  expect(await sendContact(sampleRequest)).toEqual({ ok: false, reason: 'refused', detail: { code, text } });
});

test('a call without connection, or without an answer in 15 seconds, is unanswered', async () => {
  const late = new AbortController();
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(late.signal);
  fetched.mockImplementation(
    (_, init) =>
      new Promise((_, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))),
  );
  const call = sendContact(sampleRequest);
  expect(timeout).toHaveBeenCalledWith(15_000);
  late.abort('late');
  expect(await call).toEqual({ ok: false, reason: 'unanswered', detail: 'late' });
});
