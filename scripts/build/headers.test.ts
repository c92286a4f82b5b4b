/** @jest-environment node */
import { headerRules, headersFile, headersFor, readHeadersFile } from './headers';

const ours = readHeadersFile(headersFile(headerRules("default-src 'none'")));

test.each([
  ['/_next/static/chunks/a.js', 'public, max-age=31536000, immutable'],
  ['/declaracion-renta', 'public, max-age=0, must-revalidate'],
  ['/images/logo.svg', 'public, max-age=86400'],
  ['/recordatorios/a.ics', 'public, max-age=0, must-revalidate'],
])('_headers: %s is kept by one rule alone', (address, caching) => {
  const headers = headersFor(ours, address);
  expect(headers.get('cache-control')).toBe(caching);
  expect(headers.get('content-security-policy')).toBe("default-src 'none'");
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});

test('reminders say what they are', () => {
  expect(headersFor(ours, '/recordatorios/a.ics').get('content-type')).toBe('text/calendar; charset=utf-8');
});

test('hosts join the rules of an address: a star is anything, a dot a dot, a value may hold colons', () => {
  const rules = readHeadersFile(`/*
  Link: </a>; rel=preload
  Content-Security-Policy: script-src https://a.example:443

/recordatorios/*.ics
  Link: </b>; rel=preload
`);
  expect(Object.fromEntries(headersFor(rules, '/recordatorios/renta.ics'))).toEqual({
    link: '</a>; rel=preload, </b>; rel=preload',
    'content-security-policy': 'script-src https://a.example:443',
  });
  expect(headersFor(rules, '/recordatorios/rentaxics').get('link')).toBe('</a>; rel=preload');
});
