import { chmodSync, existsSync, mkdtempSync, readdirSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openLeads } from '@/api/node';
import { sampleRequest as ana } from '@/lib/lead/sample-request';
import { send, startServer } from './server';

test('the check and the copy keep no lead waiting, and what was open to others is closed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'copies-'));
  const database = join(folder, 'leads.db');
  const leads = openLeads(database);
  for (let count = 1; count <= 400; count += 1) {
    const message = `${count} ${'x'.repeat(500)}`;
    await leads.accept({ ...ana, message }, { version: 'abc', text: 'Al enviar autorizas…' }, Date.now());
  }
  await leads.database.close();
  chmodSync(database, 0o644);

  const server = await startServer({ LEADS_DB: database });
  const inside = join(folder, 'copias');
  const copies = () => (existsSync(inside) ? readdirSync(inside).map((name) => join(inside, name)) : []);
  let longest = 0;
  const modes = new Set<number>();
  for (let count = 0; count < 20 || !copies().some((name) => name.endsWith('.db')); count += 1) {
    const start = performance.now();
    expect(await send(server.url, `durante ${count}`)).toBe(200);
    longest = Math.max(longest, performance.now() - start);
    for (const file of copies()) modes.add(statSync(file, { throwIfNoEntry: false })?.mode ?? 0o600);
  }
  console.log(`the longest lead took ${longest.toFixed(0)} ms`);
  expect(longest).toBeLessThan(1_000);
  expect([...modes].map((mode) => mode & 0o777)).toEqual([0o600]);
  for (const end of ['', '-wal', '-shm']) expect(statSync(database + end).mode & 0o777).toBe(0o600);
  await server.kill();
}, 60_000);
