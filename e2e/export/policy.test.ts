import { createHash } from 'node:crypto';
import { site } from '@/content/site';
import { apiHost } from '@/lib/env';
import { headersAt } from '@/scripts/post-build/headers';
import { everyPage, file } from './exported';

/* The host's headers by value: what the pages have is allowed, and nothing more. */

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
  'manifest-src': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ['default', 'nextjs', 'nextjs#bundler'],
});

function read(policy = ''): Directives {
  const directives = policy.split('; ').map((directive) => directive.split(' '));
  return Object.fromEntries(directives.map(([name = '', ...sources]) => [name, sources.sort()]));
}

/** Hashes of elements of any page. */
const hashesOf = (elements: string) => [
  ...new Set(
    everyPage.flatMap(({ page }) =>
      page(elements)
        .toArray()
        .map((each) => `'sha256-${createHash('sha256').update(page(each).text()).digest('base64')}'`),
    ),
  ),
];

test.each([...everyPage.map(({ path }) => path), '/images/logo.svg', '/recordatorios/x.ics', '/no-existe'])(
  'the headers of %s',
  (path) => {
    const headers = Object.fromEntries(headersAt(path, file('_headers')));
    expect(headers).toMatchObject({
      'strict-transport-security': 'max-age=63072000',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': 'camera=(), geolocation=(), microphone=()',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
    // One header serves every page. Data blocks need no permission; speculation rules do.
    const scripts = hashesOf('script:not([type]), script[type=speculationrules]');
    expect(read(headers['content-security-policy'])).toEqual(policyFor(scripts, hashesOf('style')));
  },
);
