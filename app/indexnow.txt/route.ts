import { indexNowKey } from '@/lib/seo/index-now';

export const dynamic = 'force-static';

export function GET(): Response {
  return new Response(indexNowKey(), { headers: { 'content-type': 'text/plain; charset=utf-8' } });
}
