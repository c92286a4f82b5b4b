import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ImageResponse } from 'next/og';
import { ShareFrame } from '@/components/share/ShareFrame';
import { pictureSize, shareWords } from '@/content/share';
import { exportFiles } from '@/lib/export-files';
import { pageIds } from '@/lib/seo/page-entry';

export const dynamic = 'force-static';
export const dynamicParams = false;

const font = (file: string) => readFileSync(path.join(process.cwd(), 'app/fonts', file));

const fonts = [
  { name: 'Young Serif', weight: 400, data: font('share-young-serif.woff') },
  { name: 'Figtree', weight: 500, data: font('share-figtree-500.woff') },
  { name: 'Figtree', weight: 700, data: font('share-figtree-700.woff') },
] as const;

/** The pages' share pictures. */
export const { generateStaticParams, GET } = exportFiles(
  pageIds.map((id) => [
    shareWords[id].file,
    () => new ImageResponse(<ShareFrame page={id} />, { ...pictureSize, fonts: [...fonts] }),
  ]),
);
