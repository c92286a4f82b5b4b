import { createHash } from 'node:crypto';

export type Sources = {
  /** The text of each inline script of any page. */
  readonly scripts: readonly string[];
  /** The text of each inline stylesheet of any page. */
  readonly styles: readonly string[];
  /** Hosts of the organisations' logos. */
  readonly imageHosts: readonly string[];
  /** The API's origin; empty for the site's own. */
  readonly apiHost: string;
  /** True if the site is published on https. */
  readonly isPublished: boolean;
};

/** The Content Security Policy of every page, as a header. `form-action` can be none: forms have `method="dialog"`. */
export function contentSecurityPolicy({
  scripts,
  styles,
  imageHosts,
  apiHost,
  isPublished,
}: Sources): string {
  const directives = [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...scripts.map(hashSource)],
    ['style-src', "'self'", ...styles.map(hashSource)],
    // SweetAlert2's stylesheet has `data:` images.
    ['img-src', "'self'", 'data:', ...imageHosts],
    ['font-src', "'self'"],
    ['connect-src', "'self'", ...(apiHost === '' ? [] : [apiHost])],
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
    ['form-action', "'none'"],
    ['frame-ancestors', "'none'"],
    ['require-trusted-types-for', "'script'"],
    ['trusted-types', 'default'],
    ...(isPublished ? [['upgrade-insecure-requests']] : []),
  ];
  return directives.map((directive) => directive.join(' ')).join('; ');
}

function hashSource(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
}
