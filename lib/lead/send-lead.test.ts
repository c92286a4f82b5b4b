import * as api from './api-client';
import { clearDraft } from './contact-draft';
import { sendLead, type Lead } from './send-lead';
import { sampleRequest } from './sample-request';

jest.mock('./api-client');

const lead: Lead = {
  contact: sampleRequest,
  tracking: { name: 'Ana', email: 'Ana' },
};
const lost: api.SendResult = { ok: false, reason: 'network', detail: 'lost' };

const contact = jest.mocked(api.sendContact);
const track = jest.mocked(api.sendTracking);
const log = jest.spyOn(console, 'error').mockImplementation();

beforeEach(() => {
  clearDraft();
  jest.clearAllMocks();
  contact.mockResolvedValue({ ok: true });
  track.mockResolvedValue({ ok: true });
});

test('both calls go out in parallel and both must be accepted', async () => {
  contact.mockReturnValue(new Promise(() => undefined));
  void sendLead({ ...lead, tracking: {} });
  expect(contact).toHaveBeenCalledWith(lead.contact);
  expect(track).toHaveBeenCalledWith({});
  contact.mockResolvedValue({ ok: true });
  expect(await sendLead(lead)).toEqual({ ok: true });
  expect(log).not.toHaveBeenCalled();
});

test.each([
  ['contact', contact, track],
  ['track', track, contact],
])('when only %s fails, a retry repeats only that one', async (call, failing, other) => {
  failing.mockResolvedValueOnce(lost);
  expect(await sendLead(lead)).toEqual({ ok: false });
  expect(log.mock.calls).toEqual([
    ['No se pudo enviar el formulario', { contact: { ok: true }, track: { ok: true }, [call]: lost }],
  ]);
  expect(await sendLead(lead)).toEqual({ ok: true });
  expect(failing).toHaveBeenCalledTimes(2);
  expect(other).toHaveBeenCalledTimes(1);
});

test('a changed lead is sent whole', async () => {
  track.mockResolvedValueOnce(lost);
  await sendLead(lead);
  await sendLead({ ...lead, contact: { ...lead.contact, message: 'otra cosa' } });
  expect(contact).toHaveBeenCalledTimes(2);
});

test('the same lead sent twice at once is one request', async () => {
  const results = await Promise.all([sendLead(lead), sendLead({ ...lead })]);
  expect(results).toEqual([{ ok: true }, { ok: true }]);
  expect(contact).toHaveBeenCalledTimes(1);
});
