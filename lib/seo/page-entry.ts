import { pages, type PageId } from '@/content/pages';
import { presentation } from '@/content/presentation';
import { pictureFolder, pictureSize, shareWords } from '@/content/share';
import { site } from '@/content/site';
import type { Data, DataFile } from '@/content/schema';
import type { IsoDate } from '@/content/tax-calendar/types';
import { buildYear } from '@/lib/build-day';
import { seasons } from '@/lib/seasons';
import { absoluteUrl } from '@/lib/site-url';
import { dataFiles } from '@/lib/owner-data/data-files';
import { isIsoDate, isoDate, latestOf } from '@/lib/tax/dates';
import { fill } from '@/lib/words/fill';
import { isComputed } from '@/lib/tax/deadlines';
import { activeSeason } from '@/lib/words/active-season';
import { fillIfKnown, pageWords } from '@/lib/words/season-words';
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
  const updated = lastChangeOf(id);
  const { signed } = presentation;
  return {
    url: absoluteUrl(path),
    title: pageTitle(id, words),
    description: pageDescription(id, words),
    keywords: keywords.flatMap((keyword) => fillIfKnown(keyword, words) ?? []),
    label,
    updated,
    /** The day on which the owner read it, if it has not changed since. */
    read: signed !== undefined && signed >= updated ? signed : undefined,
    picture: {
      url: absoluteUrl(`${pictureFolder}/${file}`),
      ...pictureSize,
      alt: `${fill(alt, words)}${note}`,
    },
  };
}

/** The owner's files whose words a page shows; her promises and her price are in the calendar's note. */
const wordsOn = {
  home: ['presentation', 'offer', 'services'],
  incomeTax: ['presentation', 'offer', 'faq'],
  calendar: ['presentation', 'offer'],
} as const satisfies Record<PageId, readonly DataFile[]>;

/** The latest day on which any page changed, with which the owner's reading of them all is compared. */
export function latestChange(): IsoDate {
  return latestOf(pageIds.map(lastChangeOf));
}

/**
 * The latest day on which a page's content changed: its own and her other words, the program's sentences, the seasons on it (all of them on
 * the calendar), the owner's choice of a season, and 1 January of the open season's year, when `auto` turned the site to
 * it. A later build never gives an earlier day.
 */
function lastChangeOf(id: PageId): IsoDate {
  const { activeSeason: chosen, seasonChosen } = site;
  // Inlined, because a worker can't read CHANGELOG.md, whose newest change of a visible sentence has this day.
  const sentences = process.env.NEXT_PUBLIC_SENTENCES_DAY ?? '';
  const season = activeSeason();
  const hasTurned = chosen === 'auto' && season.year <= buildYear();
  const files = wordsOn[id].map((file) => (dataFiles as Data)[file]);
  return latestOf([
    ...[pages[id], ...files, ...(id === 'calendar' ? seasons : [season])].map(({ updated }) => updated),
    isIsoDate(sentences) ? sentences : undefined,
    seasonChosen,
    hasTurned ? isoDate(season.year, 1, 1) : undefined,
  ]);
}
