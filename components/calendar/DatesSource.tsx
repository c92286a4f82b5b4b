import { calendarWords } from '@/content/calendar';
import type { Season } from '@/content/seasons/types';
import { fill } from '@/lib/words/fill';
import { isComputed } from '@/lib/tax/season';
import { seasonWords } from '@/lib/words/season-words';

const { computed, source, reviewed } = calendarWords;

/** Where a season's dates come from, and when they were last checked: by the dates, on every page that shows them. */
export function DatesSource({ season }: { season: Season }) {
  const { provenance } = season;
  return (
    <>
      {isComputed(season) ? computed : fill(source, { source: provenance.source })}{' '}
      <a href={provenance.url}>{new URL(provenance.url).hostname.replace('www.', '')}</a>
      {'. '}
      {fill(reviewed, seasonWords(season))}
    </>
  );
}
