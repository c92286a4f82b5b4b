import { createHash } from 'node:crypto';
import { site } from '@/content/site';
import { apiHost } from '@/lib/env';
import { headersFor, readHeadersFile } from '@/scripts/build/headers';
import type { Element } from '@/scripts/build/html';
import { attribute, contentOf, elementsIn, everyPage, file, one } from './exported';

/* Policies by value, in each page and in the host's headers. */

const headers = readHeadersFile(file('_headers'));

type Directives = Readonly<Record<string, readonly string[]>>;

/** Only the organisations' own hosts may serve logos. */
const imageHosts = [site.university, site.professionalBoard].flatMap(({ logoUrl }) =>
  logoUrl === undefined ? [] : [new URL(logoUrl).origin],
);

/** Policy of a page with these scripts and styles. */
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
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default', 'nextjs', 'nextjs#bundler'],
  };
}

function read(policy: string | undefined): Directives {
  const directives = (policy ?? '').split('; ').map((directive) => directive.split(' '));
  return Object.fromEntries(directives.map(([name = '', ...sources]) => [name, sources]));
}

function hashOf(element: Element): string {
  return `'sha256-${createHash('sha256').update(contentOf(element)).digest('base64')}'`;
}

/** Data blocks need no permission; speculation rules do. */
const needsLeave = (script: Element) => [undefined, 'speculationrules'].includes(attribute(script, 'type'));

const pages = everyPage.map(({ path, document }) => {
  const head = elementsIn(one(document, 'head'));
  return {
    path,
    head,
    policies: head.filter((element) => attribute(element, 'http-equiv') === 'Content-Security-Policy'),
    scripts: elementsIn(document, 'script').filter(needsLeave).map(hashOf),
    styles: elementsIn(document, 'style').map(hashOf),
  };
});

test.each(pages)(
  '$path says its policy before anything it governs',
  ({ head, policies, scripts, styles }) => {
    expect(policies).toHaveLength(1);
    expect(head.slice(0, 2)).toEqual([
      expect.objectContaining({ attribs: { charset: 'utf-8' } }),
      policies[0],
    ]);
    expect(read(policies[0] && attribute(policies[0], 'content'))).toEqual(policyFor(scripts, styles));
  },
);

test.each([...everyPage.map(({ path }) => path), '/images/logo.svg', '/recordatorios/x.ics', '/no-existe'])(
  'the headers of %s',
  (path) => {
    const { 'content-security-policy': policy, ...others } = Object.fromEntries(headersFor(headers, path));
    expect(others).toMatchObject({
      'strict-transport-security': 'max-age=63072000',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': 'camera=(), geolocation=(), microphone=()',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
    const { 'script-src': scripts, 'style-src': styles, ...rest } = read(policy);
    const { 'script-src': ownScripts, 'style-src': ownStyles, ...expected } = policyFor([], []);
    expect(rest).toEqual({ ...expected, 'frame-ancestors': ["'none'"] });
    // One header serves every page, so it allows the scripts of all of them.
    const held = (kind: 'scripts' | 'styles') => [...new Set(pages.flatMap((page) => page[kind]))].sort();
    expect([...(scripts ?? [])].sort()).toEqual([...(ownScripts ?? []), ...held('scripts')].sort());
    expect([...(styles ?? [])].sort()).toEqual([...(ownStyles ?? []), ...held('styles')].sort());
  },
);
