/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { colour } from '@/lib/seo/palette';

const files = ['api/mail.ts', 'editor/local.css', 'public/images/not-found.svg'];

test.each(files)('%s has the brand colour of app/globals.css', (path) => {
  expect(readFileSync(path, 'utf8').toLowerCase()).toContain(colour('brand'));
});

const channelsOf = (value: string) => [1, 3, 5].map((at) => Number.parseInt(value.slice(at, at + 2), 16));

test('gradients end in the deep brand colour', () => {
  const channels = channelsOf(colour('brand-deep')).join(' ');
  expect(readFileSync('app/globals.css', 'utf8')).toContain(`--brand-veil: rgb(${channels} / `);
});
