import { pages } from '@/content/pages';
import { icons } from '@/lib/found/icons';

type Headers = Readonly<Record<string, string>>;

type HeaderRule = {
  /** Which addresses: `*` stands for anything, as in `_headers` of Cloudflare Pages and Netlify. */
  readonly path: string;
  readonly headers: Headers;
};

const YEAR = 'public, max-age=31536000, immutable';
const DAY = 'public, max-age=86400';
const ASK_EACH_TIME = 'public, max-age=0, must-revalidate';

/**
 * The site's headers, whatever the host. No address is named by two rules that give the same
 * header: hosts join them, each in its own way.
 * @param policy the Content Security Policy
 * @param basePath the folder of the domain where the site hangs; empty at its root
 */
export function headerRules(policy: string, basePath = ''): readonly HeaderRule[] {
  const cached = (caching: string, paths: readonly string[], more: Headers = {}): HeaderRule[] =>
    paths.map((path) => ({ path: basePath + path, headers: { 'Cache-Control': caching, ...more } }));

  return [
    {
      path: `${basePath}/*`,
      headers: {
        'Content-Security-Policy': policy,
        'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
        'X-Content-Type-Options': 'nosniff',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
        // Links to WhatsApp open tabs that must not reach back.
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Cross-Origin-Resource-Policy': 'same-origin',
      },
    },
    ...cached(YEAR, ['/_next/static/*']),
    ...cached(
      ASK_EACH_TIME,
      Object.values(pages).map(({ path }) => path),
    ),
    ...cached(ASK_EACH_TIME, ['/robots.txt', '/llms.txt', '/sitemap.xml']),
    ...cached(DAY, ['/images/*', '/compartir/*', ...Object.values(icons)]),
    // A calendar that subscribed asks again and again: an extended deadline must not wait.
    ...cached(ASK_EACH_TIME, ['/recordatorios/*'], { 'Content-Type': 'text/calendar; charset=utf-8' }),
    ...cached(ASK_EACH_TIME, ['/manifest.webmanifest'], {
      'Content-Type': 'application/manifest+json; charset=utf-8',
    }),
  ];
}

/** As the `_headers` file of Cloudflare Pages and Netlify has them; docs/publishing.md says it for other hosts. */
export function headersFile(rules: readonly HeaderRule[]): string {
  const written = rules.map(({ path, headers }) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
  );
  return `${written.join('\n\n')}\n`;
}
