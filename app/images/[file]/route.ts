import { readFile } from 'node:fs/promises';
import { exportFiles } from '@/lib/export-files';
import { asFace, asPortrait, originalOf } from '@/lib/seo/portrait';
import { site } from '@/content/site';

export const dynamic = 'force-static';
export const dynamicParams = false;

const { src, face, photo } = site.portrait;

/**
 * The owner's photograph, resized at build time; the original is never published. Where it is small it is a file of its own,
 * because on a slow network the large one would delay the tools.
 */
export const { generateStaticParams, GET } = exportFiles([
  [src, () => resized(asPortrait)],
  [face, () => resized(asFace)],
]);

async function resized(resize: typeof asFace) {
  return new Response(new Uint8Array(await resize(await readFile(originalOf(photo)))));
}
