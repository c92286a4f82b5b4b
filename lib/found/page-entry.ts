import { pages, type PageId } from '@/content/pages';
import type { IsoDate } from '@/content/seasons/types';
import { pictureFolder, pictureSize, shareWords } from '@/content/share';
import { absoluteUrl } from '@/lib/site-url';
import { fill } from '@/lib/words/fill';
import { activeSeason } from '@/lib/words/active-season';
import { pageWords } from '@/lib/words/page-words';

/** A page as search engines, previews and lists name it, with tokens filled and absolute addresses. */
export type PageEntry = {
  readonly id: PageId;
  readonly path: string;
  readonly url: string;
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
  readonly label: string;
  /** Later of two days: the review of its words and the last check of the season. */
  readonly updated: IsoDate;
  readonly picture: {
    readonly url: string;
    readonly width: number;
    readonly height: number;
    readonly alt: string;
  };
};

/** Every page but the home page, as lists name them. */
export const innerPages = Object.values(pages).filter(({ path }) => path !== pages.home.path);

export const pageIds = Object.keys(pages) as readonly PageId[];

export function pageEntries(): PageEntry[] {
  return pageIds.map(pageEntry);
}

export function pageEntry(id: PageId): PageEntry {
  const { path, title, description, keywords, label, updated } = pages[id];
  const { file, alt } = shareWords[id];
  const words = pageWords();
  const season = activeSeason();
  return {
    id,
    path,
    url: absoluteUrl(path),
    title: fill(title, words),
    description: fill(description, words),
    keywords: keywords.map((keyword) => fill(keyword, words)),
    label,
    updated: updated > season.updated ? updated : season.updated,
    picture: { url: absoluteUrl(`${pictureFolder}/${file}`), ...pictureSize, alt: fill(alt, words) },
  };
}
