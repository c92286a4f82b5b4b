import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { site } from '@/content/site';
import { filesIn } from '@/scripts/lib/sources.mjs';

test('the portrait is a small square that says nothing of its camera', async () => {
  const picture = readFileSync(join('out', site.portrait.src));
  const { width, height, exif } = await sharp(picture).metadata();
  expect([width, height, exif]).toEqual([640, 640, undefined]);
  expect(picture.length).toBeLessThan(150_000);
});

test('the owner’s originals are not published', () => {
  const originals = filesIn('content/images').map((file) => readFileSync(join('content/images', file)));
  const published = filesIn('out').filter((file) => {
    const bytes = readFileSync(join('out', file));
    return originals.some((original) => original.equals(bytes));
  });
  expect(published).toEqual([]);
});
