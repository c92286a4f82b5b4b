import { readFile } from 'node:fs/promises';
import { asPortrait, originalOf } from '@/lib/seo/portrait';
import { site } from '@/content/site';

export const dynamic = 'force-static';

/** The owner's photograph, resized at build time. The original is never published. */
export async function GET() {
  const picture = await asPortrait(await readFile(originalOf(site.portrait.photo)));
  return new Response(new Uint8Array(picture), { headers: { 'Content-Type': 'image/webp' } });
}
