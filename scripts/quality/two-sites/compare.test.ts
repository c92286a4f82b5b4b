/** @jest-environment node */
import { builtSite } from '../crawl/built-site';
import { differences } from './compare';

function siteAt(host: string, files: Record<string, string>) {
  const buffers = Object.entries(files).map(([file, text]) => [file, Buffer.from(text)] as const);
  return builtSite(new Map(buffers), `https://${host}`);
}

test('the host, the build and the hashes may differ', () => {
  const one = siteAt('uno.test', {
    'llms.txt': 'https://uno.test/renta',
    '_next/static/build-1/_buildManifest.js': '',
    '_next/static/chunks/page-0123456789abcdef.js': 'build-1',
    'dia.ics': 'URL:https://un\r\n o.test/renta',
  });
  const other = siteAt('dos.test', {
    'llms.txt': 'https://dos.test/renta',
    '_next/static/build-2/_buildManifest.js': '',
    '_next/static/chunks/page-fedcba9876543210.js': 'build-2',
    'dia.ics': 'URL:https://do\r\n s.test/renta',
  });
  expect(differences(one, other)).toEqual([]);
});

test('anything else may not', () => {
  const one = siteAt('uno.test', { 'llms.txt': 'el 12 de agosto', 'robots.txt': '' });
  const other = siteAt('dos.test', { 'llms.txt': 'el 13 de agosto' });
  expect(differences(one, other)).toEqual(['llms.txt', 'robots.txt']);
});
