/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sampleRequest as ana } from '@/lib/lead/sample-request';
import { listen } from '@/scripts/lib/port.mjs';
import { LIMITS } from './limits';
import { startNodeApi } from './node';
import { readSettings } from './settings';

test('the API of this computer, which doesn’t know its callers, refuses none for the leads of the others', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'api-'));
  jest.spyOn(console, 'log').mockImplementation();
  const api = startNodeApi(readSettings({ LEADS_DB: join(folder, 'leads.db') }));
  const server = createServer((request, response) => void api.handle(request, response));
  const port = await listen(server, 0);
  const codes = new Set<number>();
  for (let count = 0; count <= LIMITS.perDay; count += 1) {
    const { status } = await fetch(`http://127.0.0.1:${port}/api/contact`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...ana, message: `${count}` }),
    });
    codes.add(status);
  }
  server.close();
  server.closeAllConnections();
  rmSync(folder, { recursive: true });
  expect(codes).toEqual(new Set([200]));
});
