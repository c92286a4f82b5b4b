import { securityText } from '@/lib/found/security-text';

export const dynamic = 'force-static';

export function GET(): Response {
  return new Response(securityText(), { headers: { 'content-type': 'text/plain; charset=utf-8' } });
}
