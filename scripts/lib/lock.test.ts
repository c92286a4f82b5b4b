/** @jest-environment node */
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withLock } from './lock.mjs';

const newLock = () => join(mkdtempSync(join(tmpdir(), 'lock-')), 'folder', 'work.lock');

test('a second command waits for the first', async () => {
  jest.spyOn(console, 'log').mockImplementation();
  const file = newLock();
  const order: string[] = [];
  const work = (name: string) => async () => {
    order.push(`${name} begins`);
    await new Promise(setImmediate);
    order.push(`${name} ends`);
  };
  await Promise.all([withLock(file, 'x', work('one')), withLock(file, 'x', work('two'))]);
  expect(order).toEqual(['one begins', 'one ends', 'two begins', 'two ends']);
  expect(existsSync(file)).toBe(false);
});

test('the lock of a killed command stops nobody', async () => {
  const file = newLock();
  await withLock(file, 'x', async () => undefined);
  // No system has a process of this id.
  writeFileSync(file, '999999999');
  await expect(withLock(file, 'x', async () => 'done')).resolves.toBe('done');
});

test('a command that fails releases the lock', async () => {
  const file = newLock();
  await expect(withLock(file, 'x', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(existsSync(file)).toBe(false);
});
