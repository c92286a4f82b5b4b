import { seasons } from '@/lib/seasons';
import { otherSeasonsWords } from '@/content/other-seasons';
import type { Season } from '@/content/seasons/types';
import { fill } from '@/lib/words/fill';
import { listed } from '@/lib/words/listed';
import type { SeasonWords } from '@/lib/words/season-words';

type Props = { active: Season; words: SeasonWords };

/** The page's year and a link to the others, since «renta 2025» names two different returns. */
export function WhichSeason({ active, words }: Props) {
  const others = seasons.filter(({ year }) => year !== active.year).map(({ taxYear }) => String(taxYear));
  return (
    <>
      {fill(otherSeasonsWords.here, words)}{' '}
      {others.length > 0 && (
        <a href="#years" className="tall">
          {fill(otherSeasonsWords.others, {
            years: listed(
              others.map((year) => `el ${year}`),
              'disjunction',
            ),
          })}
        </a>
      )}
    </>
  );
}
