import { FigureSources } from '@/components/links/FigureSources';
import { LinkedText } from '@/components/ui/LinkedText';
import { calendarWords, trustWords } from '@/content/calendar';
import type { Season } from '@/content/tax-calendar/types';
import { comparedWithPublished } from '@/lib/published-dates';
import { decreeWorkingDays } from '@/lib/tax/decree-2229';
import { isComputed } from '@/lib/tax/deadlines';
import { dateSources } from '@/lib/words/figure-sources';
import { linkedParts } from '@/lib/words/text-links';

type Props = {
  season: Season;
  /** The page shows all dates of the season; a sentence then says if they match the published tables. */
  isWhole?: boolean;
};

/** Links to the source of a season's dates. */
export function DatesSource({ season, isWhole = false }: Props) {
  const { confirm, computed } = calendarWords.source;
  if (isComputed(season)) return <LinkedText parts={linkedParts(computed)} />;
  const words = isWhole && isEqual(season) ? [trustWords.matches, confirm] : [confirm];
  return (
    <>
      <FigureSources of={[...dateSources(season), decreeWorkingDays.sources.natural]} />{' '}
      <LinkedText parts={linkedParts(words.join(' '))} />
    </>
  );
}

function isEqual(season: Season): boolean {
  return season.groups.every(({ id }) => {
    const compared = comparedWithPublished(season, id);
    return compared !== null && compared.equal === compared.all;
  });
}
