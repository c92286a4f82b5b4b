import { pages } from '@/content/pages';
import { icons } from '@/lib/found/metadata';

type Headers = Readonly<Record<string, string>>;

type HeaderRule = {
  /** Path pattern of `_headers`: `*` matches anything. */
  readonly path: string;
  readonly headers: Headers;
};

const YEAR = 'public, max-age=31536000, immutable';
const DAY = 'public, max-age=86400';
const ASK_EACH_TIME = 'public, max-age=0, must-revalidate';

/**
 * The site's headers for any host. No two rules give a path the same header, which hosts would join differently.
 * @param policy the Content Security Policy
 */
export function headerRules(policy: string): readonly HeaderRule[] {
  const cached = (caching: string, paths: readonly string[], more: Headers = {}): HeaderRule[] =>
    paths.map((path) => ({ path, headers: { 'Cache-Control': caching, ...more } }));

  return [
    {
      path: '/*',
      headers: {
        'Content-Security-Policy': policy,
        'Strict-Transport-Security': 'max-age=63072000',
        'X-Content-Type-Options': 'nosniff',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
        // Tabs opened by WhatsApp links get no access to the page.
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Cross-Origin-Resource-Policy': 'same-origin',
      },
    },
    ...cached(YEAR, ['/_next/static/*']),
    ...cached(
      ASK_EACH_TIME,
      Object.values(pages).map(({ path }) => path),
    ),
    ...cached(ASK_EACH_TIME, ['/robots.txt', '/sitemap.xml']),
    ...cached(DAY, ['/images/*', '/compartir/*', ...Object.values(icons)]),
    // Subscribed calendars refetch, and an extended deadline must reach them.
    ...cached(ASK_EACH_TIME, ['/recordatorios/*'], { 'Content-Type': 'text/calendar; charset=utf-8' }),
    // Open dates may be read by any site's script.
    ...cached(ASK_EACH_TIME, ['/datos/*'], { 'Access-Control-Allow-Origin': '*' }),
    ...cached(ASK_EACH_TIME, ['/manifest.webmanifest'], {
      'Content-Type': 'application/manifest+json; charset=utf-8',
    }),
  ];
}

/** The `_headers` file of Cloudflare Pages and Netlify; docs/publishing.md covers other hosts. */
export function headersFile(rules: readonly HeaderRule[]): string {
  const written = rules.map(({ path, headers }) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
  );
  return `${written.join('\n\n')}\n`;
}

/** A rule as hosts read it. */
type ReadRule = {
  readonly matches: RegExp;
  readonly headers: readonly (readonly [name: string, value: string])[];
};

/**
 * Parses a `_headers` file like Cloudflare Pages and Netlify. An unindented line is an address, where `*`
 * matches anything; indented lines below are its headers.
 * @see https://developers.cloudflare.com/pages/configuration/headers/
 */
export function readHeadersFile(text: string): ReadRule[] {
  // Each unindented line begins a rule.
  return text.split(/\n(?=\S)/).map((rule) => {
    const [address = '', ...lines] = rule.trim().split(/\s*\n\s*/);
    const source = address.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*');
    const headers = lines.map((line) => {
      const [name = '', ...value] = line.split(': ');
      return [name, value.join(': ')] as const;
    });
    return { matches: new RegExp(`^${source}$`), headers };
  });
}

/** Headers of an address; several rules for one header combine their values. */
export function headersFor(rules: readonly ReadRule[], pathname: string): Map<string, string> {
  const merged = new Map<string, string>();
  for (const [name, value] of rules.flatMap(({ matches, headers }) =>
    matches.test(pathname) ? headers : [],
  )) {
    const key = name.toLowerCase();
    const before = merged.get(key);
    merged.set(key, before === undefined ? value : `${before}, ${value}`);
  }
  return merged;
}
