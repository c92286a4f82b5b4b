import { activeSeason } from './active-season';
import type { Words } from './fill';
import { seasonWords } from './season-words';
import { siteWords } from './site-words';

/** Values of every token that a page's words may use: the owner's and the active season's. */
export function pageWords(): Words {
  return { ...siteWords, ...seasonWords(activeSeason()) };
}
