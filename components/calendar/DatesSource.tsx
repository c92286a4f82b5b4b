import { LinkedText, FigureSources } from '@/components/ui/LinkedText';
import { calendarWords, trustWords } from '@/content/calendar';
import { placeTableWords } from '@/content/place-dates';
import { placeDates } from '@/content/season-records';
import type { Season } from '@/content/tax-calendar/types';
import { publishedYears } from '@/lib/published-dates';
import { changesIn } from '@/lib/season-changes';
import { decreeWorkingDays } from '@/lib/tax/decree-2229';
import { isComputed } from '@/lib/tax/deadlines';
import { dateSources } from '@/lib/words/figure-sources';
import { fill } from '@/lib/words/fill';

type Props = {
  season: Season;
  /** The page shows all dates of the season; a sentence then says if they match the published tables. */
  isWhole?: boolean;
};

/** Links to the source of a season's dates. */
export function DatesSource({ season, isWhole = false }: Props) {
  const { confirm, computed } = calendarWords.source;
  if (isComputed(season)) return <LinkedText text={computed} />;
  const ofPress = isWhole && publishedYears[season.year] ? matchWords(season) : [];
  return (
    <>
      <FigureSources sources={[...dateSources(season), decreeWorkingDays.sources.natural]} />{' '}
      <LinkedText text={[...ofPress, confirm].join(' ')} />
    </>
  );
}

/** The press printed its tables before the changes. */
function matchWords({ year }: Season): string[] {
  const { matches, matchesBut } = trustWords;
  const hasMoved = changesIn(year).some(({ moved }) => moved.length > 0);
  const decrees = placeDates.filter((each) => each.year === year);
  return [
    hasMoved ? matchesBut : matches,
    ...decrees.map(({ norm }) => fill(placeTableWords.notInPress, { norm })),
  ];
}
