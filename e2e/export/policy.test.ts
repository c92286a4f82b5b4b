import { createHash } from 'node:crypto';
import { site } from '@/content/site';
import { apiHost } from '@/lib/lead/api-client';
import { headersAt } from '@/scripts/post-build/headers';
import { everyPage, file, isPublished } from './exported';

/* The headers allow exactly what the pages contain. */

/** Only the organisations' own hosts may serve logos. */
const imageHosts = [site.university, site.professionalBoard].flatMap(({ logoUrl }) =>
  logoUrl === undefined ? [] : [new URL(logoUrl).origin],
);

type Directives = Readonly<Record<string, readonly string[]>>;

/** Policy of pages with these scripts and styles. */
const policyFor = (scripts: readonly string[], styles: readonly string[]): Directives => ({
  'default-src': ["'none'"],
  'script-src': ["'self'", ...scripts].sort(),
  'style-src': ["'self'", ...styles].sort(),
  'img-src': ["'self'", ...imageHosts, 'data:'].sort(),
  'font-src': ["'self'"],
  'connect-src': ["'self'", ...(apiHost === '' ? [] : [apiHost])],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ['default'],
  ...(isPublished && { 'upgrade-insecure-requests': [] }),
});

function read(policy = ''): Directives {
  const directives = policy.split('; ').map((directive) => directive.split(' '));
  return Object.fromEntries(directives.map(([name = '', ...sources]) => [name, sources.sort()]));
}

/** Hashes of the inline scripts or styles on all pages, found by a selector. */
const hashesOf = (elements: string) => [
  ...new Set(
    everyPage.flatMap(({ page }) =>
      page(elements)
        .toArray()
        .map((each) => `'sha256-${createHash('sha256').update(page(each).text()).digest('base64')}'`),
    ),
  ),
];

test.each([
  ...everyPage.map(({ path }) => path),
  '/declaracion-renta/',
  '/images/logo.svg',
  '/recordatorios/x.ics',
  '/no-existe',
])('the headers of %s protect it, and allow the scripts and styles of the pages only', (path) => {
  const headers = Object.fromEntries(headersAt(path, file('_headers')));
  expect(headers).toMatchObject({
    'strict-transport-security': 'max-age=63072000',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=()',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  });
  // One policy serves every page. Data blocks need no hash; speculation rules do.
  const scripts = hashesOf('script:not([type]), script[type=speculationrules]');
  expect(read(headers['content-security-policy'])).toEqual(policyFor(scripts, hashesOf('style')));
});
