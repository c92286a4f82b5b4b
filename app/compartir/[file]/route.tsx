import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ImageResponse } from 'next/og';
import type { ReactElement } from 'react';
import { CardDrawing, LimitsDrawing, WindowDrawing } from '@/components/share/drawings';
import { ShareFrame } from '@/components/share/ShareFrame';
import type { PageId } from '@/content/pages';
import type { IsoDate } from '@/content/tax-calendar/types';
import { pictureSize, shareDrawings, shareWords } from '@/content/share';
import { site } from '@/content/site';
import { datePartsOf, formatMonth } from '@/lib/tax/dates';
import { exportFiles } from '@/lib/export-files';
import { fill } from '@/lib/words/fill';
import { pageIds } from '@/lib/seo/page-entry';
import { groupOf, isComputed, windowOf } from '@/lib/tax/deadlines';
import { activeSeason } from '@/lib/words/active-season';
import { seasonWords, pageWords } from '@/lib/words/season-words';

export const dynamic = 'force-static';
export const dynamicParams = false;

export const { generateStaticParams, GET } = exportFiles(
  pageIds.map((id) => [shareWords[id].file, () => pictureOf(id)]),
);

/** A page's share picture, drawn at build time. */
async function pictureOf(id: PageId) {
  const { heading, highlight, note } = shareWords[id];
  const words = pageWords();
  const logo = `data:image/svg+xml;base64,${(await projectFile('public/images/logo.svg')).toString('base64')}`;
  return new ImageResponse(
    <ShareFrame
      heading={fill(heading, words)}
      highlight={fill(highlight, words)}
      note={fill(note, words)}
      brand={site.businessName}
      logo={logo}
    >
      {drawingOf(id, words, logo)}
    </ShareFrame>,
    { ...pictureSize, fonts: await fonts() },
  );
}

/** The drawing beside the heading; a page without one of its own has the business card. */
function drawingOf(id: PageId, words: ReturnType<typeof pageWords>, logo: string): ReactElement {
  const taxYear = fill(shareDrawings.taxYear, seasonWords(activeSeason()));
  switch (id) {
    case 'incomeTax': {
      const { incomeLimit, equityLimit } = words;
      const { income, equity } = incomeLimit ? shareDrawings.limits : shareDrawings.limits.unknown;
      const rows = [
        { label: income, amount: incomeLimit },
        { label: equity, amount: equityLimit },
      ];
      return <LimitsDrawing title={taxYear} rows={rows} />;
    }
    case 'calendar': {
      const { title, from, to, computed } = shareDrawings.window;
      const season = activeSeason();
      const { first, last } = windowOf(groupOf(season, 'natural'));
      const leaf = (label: string, date: IsoDate) => {
        const day = String(datePartsOf(date).day);
        return { label, day, month: formatMonth(date) };
      };
      return (
        <WindowDrawing
          lines={[title, taxYear]}
          note={isComputed(season) ? computed : undefined}
          days={[leaf(from, first), leaf(to, last)]}
        />
      );
    }
    default:
      return <CardDrawing name={site.accountantName} title={site.professionalTitle} logo={logo} />;
  }
}

async function fonts() {
  const faces = [
    { name: 'Young Serif', weight: 400, file: 'share-young-serif.woff' },
    { name: 'Figtree', weight: 500, file: 'share-figtree-500.woff' },
    { name: 'Figtree', weight: 700, file: 'share-figtree-700.woff' },
  ] as const;
  return Promise.all(
    faces.map(async ({ file, ...face }) => ({ ...face, data: await projectFile(`app/fonts/${file}`) })),
  );
}

/** Reads from the project's folder, because only the build draws pictures. */
function projectFile(file: string): Promise<Buffer> {
  return readFile(path.join(process.cwd(), file));
}
