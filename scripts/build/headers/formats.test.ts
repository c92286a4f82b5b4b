/** @jest-environment node */
import { headersFor, readHeadersFile } from '../../run/preview/headers-file';
import { formats, isFormat } from './formats';
import { headerRules } from './rules';

const rules = headerRules("default-src 'none'", '/base');

test.each([
  ['/base/_next/static/chunks/a.js', 'public, max-age=31536000, immutable'],
  ['/base/_next/static/data/a.txt', 'public, max-age=31536000, immutable'],
  ['/base/declaracion-renta', 'public, max-age=0, must-revalidate'],
  ['/base/declaracion-renta.txt', 'public, max-age=0, must-revalidate'],
  ['/base/images/logo.svg', 'public, max-age=86400'],
  ['/base/recordatorios/a.ics', 'public, max-age=86400'],
])('_headers: %s is kept by one rule alone', (address, caching) => {
  const headers = headersFor(readHeadersFile(formats.pages(rules)), address);
  expect(headers.get('cache-control')).toBe(caching);
  expect(headers.get('content-security-policy')).toBe("default-src 'none'");
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});

test('reminders say what they are', () => {
  const headers = headersFor(readHeadersFile(formats.pages(rules)), '/base/recordatorios/a.ics');
  expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8');
});

test('every host is given every header', () => {
  for (const write of Object.values(formats)) {
    const text = write(rules);
    for (const name of Object.keys(rules[0]?.headers ?? {})) expect(text).toContain(name);
    expect(text).toContain('immutable');
  }
  expect(JSON.parse(formats.vercel(rules))).toMatchObject({ cleanUrls: true });
});

test('knows its hosts', () => {
  expect(isFormat('nginx')).toBe(true);
  expect(isFormat('toString')).toBe(false);
  expect(isFormat(undefined)).toBe(false);
});
