/** @jest-environment node */
import * as api from './api-client';
import { sampleRequest } from './sample-request';
import { sendLead } from './send-lead';

jest.mock('./api-client');

const lost: api.SendResult = { ok: false, reason: 'unanswered', detail: 'lost' };

const post = jest.mocked(api.post);
const bodiesTo = (path: string) =>
  post.mock.calls.filter(([called]) => called === path).map(([, body]) => body);
const log = jest.spyOn(console, 'error').mockImplementation();

/** Sends a lead that differs from those of other tests. */
const send = (name: string) => sendLead({ contact: { ...sampleRequest, name }, tracking: { name } });

beforeEach(() => {
  jest.clearAllMocks();
  post.mockResolvedValue({ ok: true });
});

test('both calls go out in parallel, both must be accepted, and a second submit of a pending lead joins the first', async () => {
  const results = Promise.all([send('Ana'), send('Ana')]);
  expect(post.mock.calls).toEqual([
    ['/api/contact', { ...sampleRequest, name: 'Ana' }],
    ['/api/track', { name: 'Ana' }],
  ]);
  expect(await results).toEqual([true, true]);
  expect(log).not.toHaveBeenCalled();
  await send('Ana');
  expect(bodiesTo('/api/contact')).toHaveLength(2);
});

test.each([
  ['contact', '/api/contact', '/api/track'],
  ['track', '/api/track', '/api/contact'],
])(
  'when only %s fails, a retry repeats only that one, and a changed lead is sent whole',
  async (call, failing, other) => {
    post.mockImplementation(async (path) => (path === failing ? lost : { ok: true }));
    expect(await send(call)).toBe(false);
    expect(log.mock.calls).toEqual([
      ['No se pudo enviar el formulario', { contact: { ok: true }, track: { ok: true }, [call]: lost }],
    ]);
    expect(await send(call)).toBe(false);
    expect(bodiesTo(other)).toHaveLength(1);
    await send(`${call} changed`);
    expect(bodiesTo(other)).toHaveLength(2);
    post.mockResolvedValue({ ok: true });
    expect(await send(`${call} changed`)).toBe(true);
    expect(bodiesTo(other)).toHaveLength(2);
  },
);
