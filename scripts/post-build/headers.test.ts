/** @jest-environment node */
import { headersAt, headersFile } from './headers';

test.each([
  ['/_next/static/chunks/a.js', 'public, max-age=31536000, immutable'],
  ['/declaracion-renta', 'public, max-age=0, must-revalidate'],
  ['/declaracion-renta/', 'public, max-age=0, must-revalidate'],
  ['/images/logo.svg', 'public, max-age=86400'],
  ['/recordatorios/a.ics', 'public, max-age=0, must-revalidate'],
])('exactly one rule of _headers says how long %s is cached', (address, caching) => {
  const headers = headersAt(address, headersFile("default-src 'none'"));
  expect(headers.get('cache-control')).toBe(caching);
  expect(headers.get('content-security-policy')).toBe("default-src 'none'");
});

test('a page of any origin may read the open data', () => {
  const headers = headersAt('/datos/renta-2025.json', headersFile("default-src 'none'"));
  expect(headers.get('access-control-allow-origin')).toBe('*');
});

test('a policy that Cloudflare would drop stops the build, in Spanish', () => {
  const policy = (length: number) => headersFile('x'.repeat(length - '  Content-Security-Policy: '.length));
  expect(policy(2_000)).toContain('Content-Security-Policy');
  expect(() => policy(2_001)).toThrow('tiene 2001 caracteres');
});
