/** @jest-environment node */
import { headersFor, readHeadersFile } from '../run/preview/headers-file';
import { headerRules, headersFile } from './headers';

const rules = headerRules("default-src 'none'");

test.each([
  ['/_next/static/chunks/a.js', 'public, max-age=31536000, immutable'],
  ['/_next/static/data/a.txt', 'public, max-age=31536000, immutable'],
  ['/declaracion-renta', 'public, max-age=0, must-revalidate'],
  ['/images/logo.svg', 'public, max-age=86400'],
  ['/recordatorios/a.ics', 'public, max-age=0, must-revalidate'],
])('_headers: %s is kept by one rule alone', (address, caching) => {
  const headers = headersFor(readHeadersFile(headersFile(rules)), address);
  expect(headers.get('cache-control')).toBe(caching);
  expect(headers.get('content-security-policy')).toBe("default-src 'none'");
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});

test('reminders say what they are', () => {
  const headers = headersFor(readHeadersFile(headersFile(rules)), '/recordatorios/a.ics');
  expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8');
});
