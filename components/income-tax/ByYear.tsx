import type { ReactNode } from 'react';
import type { Season } from '@/content/seasons/types';
import { pageSeasons } from '@/lib/words/active-season';
import { seasonWords, type SeasonWords } from '@/lib/words/season-words';

type Props = {
  /** Whether the content is blocks, not words within a sentence. */
  isBlock?: boolean;
  children: (words: SeasonWords, season: Season) => ReactNode;
};

/** The content for each year of the tabs; stylesheets show the open tab's, at first the active season's. */
export function ByYear({ isBlock = false, children }: Props) {
  const Each = isBlock ? 'div' : 'span';
  return pageSeasons().map((season, index) => (
    <Each key={season.taxYear} data-of={index} hidden={index > 0}>
      {children(seasonWords(season), season)}
    </Each>
  ));
}
