import { pages, type PageId } from '@/content/pages';
import { pictureFolder, pictureSize, shareWords } from '@/content/share';
import { site } from '@/content/site';
import type { IsoDate } from '@/content/tax-calendar/types';
import { buildYear } from '@/lib/build-day';
import { seasons } from '@/lib/seasons';
import { absoluteUrl } from '@/lib/site-url';
import { isoDate } from '@/lib/tax/dates';
import { fill } from '@/lib/words/fill';
import { isComputed } from '@/lib/tax/deadlines';
import { activeSeason } from '@/lib/words/active-season';
import { pageWords } from '@/lib/words/page-words';
import { fillIfKnown } from '@/lib/words/season-words';
import { pageDescription, pageTitle } from './page-titles';

/** Every page but the home page, for lists of pages. */
export const innerPages = Object.values(pages).filter(({ path }) => path !== pages.home.path);

export const pageIds = Object.keys(pages) as readonly PageId[];

/**
 * A page's title, description, picture and address for search engines, link previews and lists. Tokens are
 * filled, addresses absolute, and `updated` is a day.
 * @throws Error for a token without a value in the active season
 */
export function pageEntry(id: PageId) {
  const { path, keywords, label } = pages[id];
  const { file, alt } = shareWords[id];
  const note =
    'computed' in shareWords[id] && isComputed(activeSeason()) ? ` ${shareWords[id].computed}` : '';
  const words = pageWords();
  return {
    url: absoluteUrl(path),
    title: pageTitle(id, words),
    description: pageDescription(id, words),
    keywords: keywords.flatMap((keyword) => fillIfKnown(keyword, words) ?? []),
    label,
    updated: lastChangeOf(id),
    picture: {
      url: absoluteUrl(`${pictureFolder}/${file}`),
      ...pictureSize,
      alt: `${fill(alt, words)}${note}`,
    },
  };
}

/**
 * The latest day on which a page's content changed: its words, the seasons on it (all of them on the calendar), and
 * 1 January of the open season's year, when `auto` turned the whole site to it.
 */
function lastChangeOf(id: PageId): IsoDate {
  const season = activeSeason();
  const shown = id === 'calendar' ? seasons : [season];
  const turned =
    site.activeSeason === 'auto' && season.year === buildYear() ? [isoDate(season.year, 1, 1)] : [];
  const days = [pages[id].updated, ...shown.map(({ updated }) => updated), ...turned].sort();
  return days.at(-1) ?? season.updated;
}
