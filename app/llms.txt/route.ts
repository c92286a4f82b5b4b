import { llmsText } from '@/lib/found/llms-text';

export const dynamic = 'force-static';

export function GET(): Response {
  return new Response(llmsText(), { headers: { 'content-type': 'text/plain; charset=utf-8' } });
}
