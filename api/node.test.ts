/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sampleRequest as ana } from '@/lib/lead/sample-request';
import { listen } from '@/scripts/lib/port.mjs';
import { startNodeApi } from './node';
import { readSettings } from './settings';

test('the API of this computer, which doesn’t know its callers, refuses none for the leads of the others', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'api-'));
  jest.spyOn(console, 'log').mockImplementation();
  const api = startNodeApi(readSettings({ LEADS_DB: join(folder, 'leads.db'), LEADS_PER_DAY: '2' }));
  const server = createServer((request, response) => void api.handle(request, response));
  const port = await listen(server, 0);
  const codes: number[] = [];
  for (const message of ['1', '2', '3']) {
    const { status } = await fetch(`http://127.0.0.1:${port}/api/contact`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...ana, message }),
    });
    codes.push(status);
  }
  server.close();
  server.closeAllConnections();
  rmSync(folder, { recursive: true });
  expect(codes).toEqual([200, 200, 200]);
});
