import type { ReactNode } from 'react';
import type { Season } from '@/content/seasons/types';
import { pageSeasons } from '@/lib/words/active-season';
import { seasonWords, type SeasonWords } from '@/lib/words/season-words';

type Props = {
  /** Whether what is said are blocks, not words within a sentence. */
  isBlock?: boolean;
  children: (words: SeasonWords, season: Season) => ReactNode;
};

/** The same said of each year of the tabs; style sheets show the one of the tab that is open, at first the active. */
export function ByYear({ isBlock = false, children }: Props) {
  const Each = isBlock ? 'div' : 'span';
  return pageSeasons().map((season, index) => (
    <Each key={season.taxYear} data-of={index} hidden={index > 0}>
      {children(seasonWords(season), season)}
    </Each>
  ));
}
