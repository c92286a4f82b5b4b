/** @jest-environment node */
import { headersFor, readHeadersFile } from '../../run/preview/headers-file';
import { formats, isFormat, type Format } from './formats';
import { headerRules } from './rules';

const rules = headerRules("default-src 'none'", '/base');

test.each([
  ['/base/_next/static/chunks/a.js', 'public, max-age=31536000, immutable'],
  ['/base/_next/static/data/a.txt', 'public, max-age=31536000, immutable'],
  ['/base/declaracion-renta', 'public, max-age=0, must-revalidate'],
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

const security: [name: string, value: string][] = [
  ['Content-Security-Policy', "default-src 'none'"],
  ['Strict-Transport-Security', 'max-age=63072000; includeSubDomains'],
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['Permissions-Policy', 'camera=(), geolocation=(), microphone=()'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
];

/** How each host writes a header that goes with every answer. */
const written: Record<Format, (name: string, value: string) => string> = {
  pages: (name, value) => `  ${name}: ${value}\n`,
  nginx: (name, value) => `add_header ${name} "${value}" always;\n`,
  vercel: (name, value) => `          "key": "${name}",\n          "value": "${value}"\n`,
  apache: (name, value) => `  Header always set ${name} "${value}"\n`,
};

describe.each(Object.entries(written))('%s', (host, header) => {
  const text = isFormat(host) ? formats[host](rules, '/base') : '';

  test.each(security)('is given %s', (name, value) => {
    expect(text).toContain(header(name, value));
  });

  test('keeps what never changes', () => {
    expect(text).toContain('public, max-age=31536000, immutable');
  });
});

test('Vercel is asked for clean addresses', () => {
  expect(JSON.parse(formats.vercel(rules))).toMatchObject({ cleanUrls: true, trailingSlash: false });
});

test('knows its hosts', () => {
  expect(isFormat('nginx')).toBe(true);
  expect(isFormat('toString')).toBe(false);
  expect(isFormat(undefined)).toBe(false);
});
