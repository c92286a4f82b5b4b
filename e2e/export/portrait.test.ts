import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from '@/scripts/lib/files.mjs';

test('the owner’s original photographs are not published', () => {
  const originals = filesIn('content/images').map((file) => readFileSync(join('content/images', file)));
  const published = filesIn('out').filter((file) => {
    const bytes = readFileSync(join('out', file));
    return originals.some((original) => original.equals(bytes));
  });
  expect(published).toEqual([]);
});
