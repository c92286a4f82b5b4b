/** @jest-environment node */
import { probeApi } from './probe-api';

test.each([
  ['JSON', 'api', () => Promise.resolve(Response.json({}, { status: 400 }))],
  [
    'a page',
    'files',
    () => Promise.resolve(new Response('<p>', { headers: { 'Content-Type': 'text/html' } })),
  ],
  ['nothing', 'nobody', () => Promise.reject(new TypeError('fetch failed'))],
] as const)('where an empty lead is answered by %s, the owner is told of «%s»', async (_, found, answer) => {
  const fetched = jest.spyOn(globalThis, 'fetch').mockImplementation(answer);
  expect(await probeApi('https://contadora.example')).toBe(found);
  expect(fetched).toHaveBeenCalledWith(
    'https://contadora.example/api/contact',
    expect.objectContaining({ method: 'POST', body: '{}' }),
  );
});
