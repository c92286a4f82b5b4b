/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { colour } from '@/lib/seo/palette';

const files = ['api/mail-body.ts', 'editor/local.css', 'public/images/not-found.svg'];

test.each(files)('%s has the brand colour of app/globals.css', (path) => {
  expect(readFileSync(path, 'utf8').toLowerCase()).toContain(colour('emerald'));
});
