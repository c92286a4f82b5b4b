import { readFile } from 'node:fs/promises';
import { asFace, originalOf } from '@/lib/seo/portrait';
import { site } from '@/content/site';

export const dynamic = 'force-static';

/** The owner's photograph for places where it is small: on a slow network the large one would delay the tools. */
export async function GET() {
  const picture = await asFace(await readFile(originalOf(site.portrait.photo)));
  return new Response(new Uint8Array(picture), { headers: { 'Content-Type': 'image/webp' } });
}
