import { createHash } from 'node:crypto';

export type Sources = {
  /** The text of each inline script. */
  readonly scripts: readonly string[];
  /** The text of each inline style sheet. */
  readonly styles: readonly string[];
  /** Where the organisations' logos are. */
  readonly imageHosts: readonly string[];
  /** The API's origin; empty where it is the site's own. */
  readonly apiHost: string;
  /** A site published on https; a rehearsal on this machine is not. */
  readonly isPublished: boolean;
};

/**
 * The Content Security Policy as its `<meta>` carries it: everything that is not named is forbidden.
 * Forms never navigate (`method="dialog"`), so they may go nowhere.
 */
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
    // `data:`: the drawings inside the dialogs' style sheet.
    ['img-src', "'self'", 'data:', ...imageHosts],
    ['font-src', "'self'"],
    ['connect-src', "'self'", ...(apiHost === '' ? [] : [apiHost])],
    ['manifest-src', "'self'"],
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
    ['form-action', "'none'"],
    ['require-trusted-types-for', "'script'"],
    ['trusted-types', 'default', 'nextjs', 'nextjs#bundler'],
    ...(isPublished ? [['upgrade-insecure-requests']] : []),
  ];
  return directives.map((directive) => directive.join(' ')).join('; ');
}

/** The same for a header, which alone can forbid that others frame the page. */
export function headerPolicy(sources: Sources): string {
  return `${contentSecurityPolicy(sources)}; frame-ancestors 'none'`;
}

function hashSource(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
}
