/** @jest-environment node */
import * as api from './api-client';
import { trackFirstLoad } from './first-load';

jest.mock('./api-client');
jest.mock('./visit', () => ({ isUnreportedVisit: () => isUnreported }));

let isUnreported = true;
const send = jest.mocked(api.sendTracking);
let log: jest.SpyInstance;
beforeEach(() => {
  send.mockReset();
  log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => log.mockRestore());

test('sends an empty object, and says nothing when it is well', async () => {
  send.mockResolvedValue({ ok: true });
  await trackFirstLoad();
  expect(send.mock.calls).toEqual([[{}]]);
  expect(log).not.toHaveBeenCalled();
});

test('sends nothing for a visit that was reported', async () => {
  isUnreported = false;
  await trackFirstLoad();
  expect(send).not.toHaveBeenCalled();
  isUnreported = true;
});

test.each(['network', 'timeout'] as const)('logs a request that failed: %s', async (reason) => {
  const detail = new Error('offline');
  send.mockResolvedValue({ ok: false, reason, detail });
  await trackFirstLoad();
  expect(log.mock.calls).toEqual([['No se pudo enviar el tracking', detail]]);
});

test.each(['rejected', 'http', 'malformed'] as const)(
  'logs an answer that is not ok with it: %s',
  async (reason) => {
    const detail = { status: 'error' };
    send.mockResolvedValue({ ok: false, reason, detail });
    await trackFirstLoad();
    expect(log.mock.calls).toEqual([[expect.any(String), detail]]);
  },
);
