import { render, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { sendTracking } from '@/lib/api-client';
import { FirstLoadTracking } from './FirstLoadTracking';

jest.mock('@/lib/api-client');

test('reports the first load once, under StrictMode and when it is mounted again', async () => {
  jest.mocked(sendTracking).mockResolvedValue({ ok: true });
  const first = render(<FirstLoadTracking />, { wrapper: StrictMode });
  await waitFor(() => expect(sendTracking).toHaveBeenCalledWith({}));
  first.unmount();
  render(<FirstLoadTracking />, { wrapper: StrictMode });
  await waitFor(() => expect(sendTracking).toHaveBeenCalledTimes(1));
});
