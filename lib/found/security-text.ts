import { site } from '@/content/site';
import { addDays } from '@/lib/tax/dates';
import { buildDay } from '@/lib/build-day';
import { absoluteUrl, isProduction } from '@/lib/site-url';

/** /.well-known/security.txt (RFC 9116); it expires a year after the build. */
export function securityText(): string {
  const lines = [
    `Contact: mailto:${site.email}`,
    `Expires: ${addDays(buildDay(), 365)}T00:00:00-05:00`,
    'Preferred-Languages: es',
    ...(isProduction ? [`Canonical: ${absoluteUrl('/.well-known/security.txt')}`] : []),
  ];
  return `${lines.join('\n')}\n`;
}
