import { pages, shorterTitles, type PageId } from '@/content/pages';
import type { Words } from '@/lib/words/fill';
import { fillIfKnown } from '@/lib/words/season-words';

/** Letters of a title and of a description that search engines show. */
const shown = { title: 65, description: 160 } as const;

/** The first of a page's titles that fits once filled: the owner's, else a shorter one. None promises limits that the season lacks. */
export function pageTitle(id: PageId, words: Words, written: string = pages[id].title): string {
  const hasLimits = words.incomeLimit !== undefined;
  const titles = [written, ...shorterTitles[id]]
    .filter((title) => hasLimits || !/\btopes\b/i.test(title))
    .flatMap((title) => fillIfKnown(title, words) ?? []);
  return titles.find((title) => title.length <= shown.title) ?? pages[id].label;
}

/** The sentences of a page's description that fit together, without those that wait for a season's amounts. */
export function pageDescription(id: PageId, words: Words, written: string = pages[id].description): string {
  const sentences = written.split(/(?<=[.?!]) /).flatMap((each) => fillIfKnown(each, words) ?? []);
  const fitting = sentences.filter(
    (_, index) => sentences.slice(0, index + 1).join(' ').length <= shown.description,
  );
  return fitting.length > 0 ? fitting.join(' ') : pageTitle(id, words);
}
