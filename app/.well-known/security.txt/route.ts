import { site } from '@/content/site';
import { buildDay } from '@/lib/build-day';
import { absoluteUrl, isProduction } from '@/lib/site-url';
import { addDays } from '@/lib/tax/dates';

export const dynamic = 'force-static';

/** /.well-known/security.txt (RFC 9116); it expires a year after the build. */
export function GET(): Response {
  const lines = [
    `Contact: mailto:${site.email}`,
    `Expires: ${addDays(buildDay(), 365)}T00:00:00-05:00`,
    'Preferred-Languages: es',
    ...(isProduction ? [`Canonical: ${absoluteUrl('/.well-known/security.txt')}`] : []),
  ];
  const headers = { 'content-type': 'text/plain; charset=utf-8' };
  return new Response(`${lines.join('\n')}\n`, { headers });
}
