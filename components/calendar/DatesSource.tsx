import { LinkedText } from '@/components/ui/LinkedText';
import { calendarWords, trustWords } from '@/content/calendar';
import type { Season } from '@/content/tax-calendar/types';
import { comparedWithPublished } from '@/lib/published-dates';
import { isComputed } from '@/lib/tax/deadlines';
import { fill } from '@/lib/words/fill';
import { linkedParts } from '@/lib/words/text-links';

type Props = {
  season: Season;
  /** All dates stand in full, so a sentence says whether they equal the stored tables. */
  isWhole?: boolean;
};

/** Links to the source of a season's dates. */
export function DatesSource({ season, isWhole = false }: Props) {
  const { source, url } = season.provenance;
  const { published, computed } = calendarWords.source;
  const words = fill(isComputed(season) ? computed : published, { source, url });
  const trust = isWhole && isEqual(season) ? [trustWords.matches] : [];
  return <LinkedText parts={linkedParts([words, ...trust].join(' '))} />;
}

function isEqual(season: Season): boolean {
  return season.groups.every(({ id }) => {
    const compared = comparedWithPublished(season, id);
    return compared !== null && compared.equal === compared.all;
  });
}
