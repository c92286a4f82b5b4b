/** @jest-environment node */
import { sampleRequest as ana } from '@/lib/lead/sample-request';
import { LIMITS } from './limits';
import { startNodeApi } from './node';
import { readSettings } from './settings';

test('the API of this computer, which doesn’t know its callers, refuses none for the leads of the others', async () => {
  jest.spyOn(console, 'log').mockImplementation();
  const api = startNodeApi(readSettings({ LEADS_DB: ':memory:' }));
  const codes = new Set<number>();
  for (let count = 0; count <= LIMITS.perDay; count += 1) {
    const { status } = await api.request('/api/contact', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...ana, message: `${count}` }),
    });
    codes.add(status);
  }
  expect(codes).toEqual(new Set([200]));
});
