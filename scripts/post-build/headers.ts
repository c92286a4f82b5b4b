import { createHash } from 'node:crypto';
import { pages } from '@/content/pages';
import { icons } from '@/lib/seo/metadata';

const YEAR = 'public, max-age=31536000, immutable';
const DAY = 'public, max-age=86400';
const ASK_EACH_TIME = 'public, max-age=0, must-revalidate';

/** Characters of a line that Cloudflare reads in `_headers`; it drops a longer one, and with it the policy. */
const LONGEST_LINE = 2_000;

/** A path, in which a final `*` matches anything, and the headers of the files at that path. */
type Rule = readonly [path: string, ...headers: string[]];

/**
 * The `_headers` file of Cloudflare and Netlify, for every file in `out/`. No two rules give a path the same header, which
 * hosts would join differently.
 * @param policy the Content Security Policy
 * @throws an error in Spanish for the owner, if a host would not read the whole file
 */
export function headersFile(policy: string): string {
  const cached = (caching: string, paths: readonly string[], ...more: string[]) =>
    paths.map((path): Rule => [path, `Cache-Control: ${caching}`, ...more]);
  const rules: Rule[] = [
    [
      '/*',
      `Content-Security-Policy: ${policy}`,
      'Strict-Transport-Security: max-age=63072000',
      'X-Content-Type-Options: nosniff',
      'Referrer-Policy: strict-origin-when-cross-origin',
      'Permissions-Policy: camera=(), geolocation=(), microphone=()',
      // Tabs opened by WhatsApp links get no access to the page.
      'Cross-Origin-Opener-Policy: same-origin',
      'Cross-Origin-Resource-Policy: same-origin',
    ],
    ...cached(YEAR, ['/_next/static/*']),
    ...cached(ASK_EACH_TIME, [
      // Hosts that serve each page as a folder add a slash.
      ...Object.values(pages).flatMap(({ path }) => (path === '/' ? [path] : [path, `${path}/`])),
      '/robots.txt',
      '/sitemap.xml',
    ]),
    ...cached(DAY, ['/images/*', '/compartir/*', ...Object.values(icons)]),
    // Subscribed calendars refetch, and an extended deadline must reach them.
    ...cached(ASK_EACH_TIME, ['/recordatorios/*'], 'Content-Type: text/calendar; charset=utf-8'),
    // Open dates may be read by any site's script.
    ...cached(ASK_EACH_TIME, ['/datos/*'], 'Access-Control-Allow-Origin: *'),
  ];
  const text = `${rules.map((rule) => rule.join('\n  ')).join('\n\n')}\n`;
  const longest = Math.max(...text.split('\n').map(({ length }) => length));
  if (longest > LONGEST_LINE)
    throw new Error(
      `Cloudflare no leería las reglas de seguridad del sitio: la más larga tiene ${longest} caracteres (caben ${LONGEST_LINE}). ` +
        'No se publica así. Quita del editor los logotipos que están en otras páginas («Quién eres»); si sigue, pide ayuda a quien mantiene el programa.',
    );
  return text;
}

/**
 * The headers that a `_headers` file gives an address; several rules for one header combine their values.
 * @see https://developers.cloudflare.com/pages/configuration/headers/
 */
export function headersAt(pathname: string, file: string): Headers {
  const headers = new Headers();
  // Each unindented line begins a rule.
  for (const rule of file.split(/\n(?=\S)/)) {
    const [path = '', ...lines] = rule.trim().split(/\s*\n\s*/);
    const pattern = path.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*');
    if (!new RegExp(`^${pattern}$`).test(pathname)) continue;
    for (const line of lines) {
      const colon = line.indexOf(': ');
      headers.append(line.slice(0, colon), line.slice(colon + 2));
    }
  }
  return headers;
}

type Sources = {
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
