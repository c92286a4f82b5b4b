/** @jest-environment node */
import { headersFor, readHeadersFile } from './headers-file';

const rules = readHeadersFile(`/*
  X-Content-Type-Options: nosniff
  Content-Security-Policy: default-src 'none'; script-src 'self' https://a.example:443
  Link: </a>; rel=preload

/_next/static/*
  Cache-Control: public, max-age=31536000, immutable

/recordatorios/*.ics
  Content-Type: text/calendar; charset=utf-8
  Link: </b>; rel=preload
`);

const at = (pathname: string) => Object.fromEntries(headersFor(rules, pathname));

test('a star stands for anything, and a value may hold colons', () => {
  expect(at('/')['content-security-policy']).toBe(
    "default-src 'none'; script-src 'self' https://a.example:443",
  );
  expect(at('/a/b/c')).toHaveProperty('x-content-type-options', 'nosniff');
});

test('several rules for an address are merged', () => {
  expect(at('/_next/static/chunks/a.js')).toMatchObject({
    'x-content-type-options': 'nosniff',
    link: '</a>; rel=preload',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect(at('/recordatorios/renta.ics')).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    link: '</a>; rel=preload, </b>; rel=preload',
  });
});

test('a rule speaks of its addresses only, and a dot is a dot', () => {
  expect(at('/recordatorios/renta.html')).not.toHaveProperty('content-type');
  expect(at('/recordatorios/rentaxics')).not.toHaveProperty('content-type');
});
