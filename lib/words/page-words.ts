import { presentation } from '@/content/presentation';
import { activeSeason } from './active-season';
import { seasonWords } from './season-words';
import { siteWords } from './site-words';

/** Values of every token that a page's words may use: the owner's and the active season's. */
export function pageWords() {
  const { headline, highlight = '' } = presentation;
  return { ...siteWords, headline, highlight, ...seasonWords(activeSeason()) };
}
