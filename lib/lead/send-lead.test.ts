/** @jest-environment node */
import * as api from './api-client';
import { sampleRequest } from './sample-request';
import { sendLead } from './send-lead';

jest.mock('./api-client');

const lost: api.SendResult = { ok: false, reason: 'unanswered', detail: 'lost' };

const contact = jest.mocked(api.sendContact);
const track = jest.mocked(api.sendTracking);
const log = jest.spyOn(console, 'error').mockImplementation();

/** Sends a lead that differs from those of other tests. */
const send = (name: string) => sendLead({ contact: { ...sampleRequest, name }, tracking: { name } });

beforeEach(() => {
  jest.clearAllMocks();
  contact.mockResolvedValue({ ok: true });
  track.mockResolvedValue({ ok: true });
});

test('both calls go out in parallel, both must be accepted, and a second submit of a pending lead joins the first', async () => {
  const results = Promise.all([send('Ana'), send('Ana')]);
  expect(contact.mock.calls).toEqual([[{ ...sampleRequest, name: 'Ana' }]]);
  expect(track.mock.calls).toEqual([[{ name: 'Ana' }]]);
  expect(await results).toEqual([true, true]);
  expect(log).not.toHaveBeenCalled();
  await send('Ana');
  expect(contact).toHaveBeenCalledTimes(2);
});

test.each([
  ['contact', contact, track],
  ['track', track, contact],
])(
  'when only %s fails, a retry repeats only that one, and a changed lead is sent whole',
  async (call, failing, other) => {
    failing.mockResolvedValue(lost);
    expect(await send(call)).toBe(false);
    expect(log.mock.calls).toEqual([
      ['No se pudo enviar el formulario', { contact: { ok: true }, track: { ok: true }, [call]: lost }],
    ]);
    expect(await send(call)).toBe(false);
    expect(other).toHaveBeenCalledTimes(1);
    await send(`${call} changed`);
    expect(other).toHaveBeenCalledTimes(2);
    failing.mockResolvedValue({ ok: true });
    expect(await send(`${call} changed`)).toBe(true);
    expect(other).toHaveBeenCalledTimes(2);
  },
);
