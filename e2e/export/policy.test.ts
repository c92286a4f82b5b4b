import { createHash } from 'node:crypto';
import { site } from '@/content/site';
import { apiHost } from '@/lib/env';
import { headersAt } from '@/scripts/build/headers';
import type { Element } from '@/scripts/build/html';
import { attribute, contentOf, elementsIn, everyPage, file } from './exported';

/* The host's headers by value. */

const headers = file('_headers');

type Directives = Readonly<Record<string, readonly string[]>>;

/** Only the organisations' own hosts may serve logos. */
const imageHosts = [site.university, site.professionalBoard].flatMap(({ logoUrl }) =>
  logoUrl === undefined ? [] : [new URL(logoUrl).origin],
);

/** Policy of pages with these scripts and styles. */
function policyFor(scripts: readonly string[], styles: readonly string[]): Directives {
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts],
    'style-src': ["'self'", ...styles],
    'img-src': ["'self'", 'data:', ...imageHosts],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...(apiHost === '' ? [] : [apiHost])],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default', 'nextjs', 'nextjs#bundler'],
  };
}

function read(policy: string | undefined): Directives {
  const directives = (policy ?? '').split('; ').map((directive) => directive.split(' '));
  return Object.fromEntries(directives.map(([name = '', ...sources]) => [name, sources]));
}

function sorted(policy: Directives): Directives {
  return Object.fromEntries(Object.entries(policy).map(([name, sources]) => [name, [...sources].sort()]));
}

function hashOf(element: Element): string {
  return `'sha256-${createHash('sha256').update(contentOf(element)).digest('base64')}'`;
}

/** Data blocks need no permission; speculation rules do. */
const needsLeave = (script: Element) => [undefined, 'speculationrules'].includes(attribute(script, 'type'));

/** What the pages have inline. */
const inline = {
  scripts: everyPage.flatMap(({ document }) => elementsIn(document, 'script').filter(needsLeave).map(hashOf)),
  styles: everyPage.flatMap(({ document }) => elementsIn(document, 'style').map(hashOf)),
};

test.each([...everyPage.map(({ path }) => path), '/images/logo.svg', '/recordatorios/x.ics', '/no-existe'])(
  'the headers of %s',
  (path) => {
    const { 'content-security-policy': policy, ...others } = Object.fromEntries(headersAt(path, headers));
    expect(others).toMatchObject({
      'strict-transport-security': 'max-age=63072000',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': 'camera=(), geolocation=(), microphone=()',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
    // One header serves every page, so it allows the scripts of all of them.
    const unique = (hashes: readonly string[]) => [...new Set(hashes)];
    const allowed = policyFor(unique(inline.scripts), unique(inline.styles));
    expect(sorted(read(policy))).toEqual(sorted(allowed));
  },
);
