import { pages, type PageId } from '@/content/pages';
import { pictureFolder, pictureSize, shareWords } from '@/content/share';
import { absoluteUrl } from '@/lib/site-url';
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
  const { path, keywords, label, updated } = pages[id];
  const { file, alt } = shareWords[id];
  const note =
    'computed' in shareWords[id] && isComputed(activeSeason()) ? ` ${shareWords[id].computed}` : '';
  const words = pageWords();
  const season = activeSeason();
  return {
    url: absoluteUrl(path),
    title: pageTitle(id, words),
    description: pageDescription(id, words),
    keywords: keywords.flatMap((keyword) => fillIfKnown(keyword, words) ?? []),
    label,
    // The later of two days: the review of its words and the last check of the season.
    updated: updated > season.updated ? updated : season.updated,
    picture: {
      url: absoluteUrl(`${pictureFolder}/${file}`),
      ...pictureSize,
      alt: `${fill(alt, words)}${note}`,
    },
  };
}
