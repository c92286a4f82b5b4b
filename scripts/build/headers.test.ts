/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { headersFor, readHeadersFile } from '../run/preview/headers-file';
import { headerRules, headersFile } from './headers';

const rules = headerRules("default-src 'none'", '/base');

test.each([
  ['/base/_next/static/chunks/a.js', 'public, max-age=31536000, immutable'],
  ['/base/_next/static/data/a.txt', 'public, max-age=31536000, immutable'],
  ['/base/declaracion-renta', 'public, max-age=0, must-revalidate'],
  ['/base/images/logo.svg', 'public, max-age=86400'],
  ['/base/recordatorios/a.ics', 'public, max-age=0, must-revalidate'],
])('_headers: %s is kept by one rule alone', (address, caching) => {
  const headers = headersFor(readHeadersFile(headersFile(rules)), address);
  expect(headers.get('cache-control')).toBe(caching);
  expect(headers.get('content-security-policy')).toBe("default-src 'none'");
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});

test('reminders say what they are', () => {
  const headers = headersFor(readHeadersFile(headersFile(rules)), '/base/recordatorios/a.ics');
  expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8');
});

const hosts = readFileSync('docs/publishing.md', 'utf8').split(/^### /m);

describe.each(['Vercel', 'nginx', 'Apache'])('%s', (host) => {
  const text = hosts.find((section) => section.startsWith(host)) ?? '';

  test.each([
    ['Strict-Transport-Security', 'max-age=63072000; includeSubDomains'],
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Permissions-Policy', 'camera=(), geolocation=(), microphone=()'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
    ['Content-Security-Policy', "frame-ancestors 'none'"],
  ])('is given %s, as the site has it', (name, value) => {
    expect(text.replaceAll(/"(key|value)": |[",]/g, '').replaceAll(/\s+/g, ' ')).toContain(
      `${name} ${value.replaceAll(',', '')}`,
    );
    const everywhere = headersFor(
      readHeadersFile(headersFile(headerRules("default-src 'none'; frame-ancestors 'none'"))),
      '/',
    );
    expect(everywhere.get(name.toLowerCase())).toContain(value);
  });

  test('keeps what never changes, and asks for pages each time', () => {
    expect(text).toContain('public, max-age=31536000, immutable');
    expect(text).toContain('public, max-age=0, must-revalidate');
  });
});
