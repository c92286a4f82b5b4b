/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { leadFile } from './lead-file';

const lead = { receivedAt: 'now', name: 'Ana', phone: '1', email: 'a', services: '', message: '' };
const newFolder = () => mkdtempSync(join(tmpdir(), 'leads-'));

test('a line cut short by a crash does not swallow the next lead', async () => {
  const path = join(newFolder(), 'leads.jsonl');
  writeFileSync(path, '{"name":"cut sho');
  await leadFile(path).append(lead);
  const lines = readFileSync(path, 'utf8').split('\n');
  expect(lines).toEqual(['{"name":"cut sho', JSON.stringify(lead), '']);
});

test('says so when a lead could not be stored, and stores the next', async () => {
  const folder = newFolder();
  const path = join(folder, 'kept', 'leads.jsonl');
  const file = leadFile(path);
  // A file where the folder should be.
  writeFileSync(join(folder, 'kept'), '');
  await expect(file.append(lead)).rejects.toThrow();
  rmSync(join(folder, 'kept'));
  await file.append(lead);
  expect(await file.read()).toEqual([lead]);
});

test('no file yet is no lead yet', async () => {
  expect(await leadFile(join(newFolder(), 'none.jsonl')).read()).toEqual([]);
});
