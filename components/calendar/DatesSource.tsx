import { LinkedText } from '@/components/ui/LinkedText';
import { calendarWords } from '@/content/calendar';
import type { Season } from '@/content/tax-calendar/types';
import { isComputed } from '@/lib/tax/deadlines';
import { fill } from '@/lib/words/fill';
import { linkedParts } from '@/lib/words/text-links';

/** Links to the source of a season's dates. */
export function DatesSource({ season }: { season: Season }) {
  const { source, url } = season.provenance;
  const { published, computed } = calendarWords.source;
  return <LinkedText parts={linkedParts(fill(isComputed(season) ? computed : published, { source, url }))} />;
}
