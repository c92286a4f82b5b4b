import { site } from '@/content/site';
import { absoluteUrl, isProduction } from '@/lib/site-url';

/** /.well-known/security.txt (RFC 9116); its expiry comes from content, never from the build's clock. */
export function securityText(): string {
  const lines = [
    `Contact: mailto:${site.email}`,
    `Expires: ${site.security.expires}T00:00:00-05:00`,
    'Preferred-Languages: es',
    ...(isProduction ? [`Canonical: ${absoluteUrl('/.well-known/security.txt')}`] : []),
  ];
  return `${lines.join('\n')}\n`;
}
