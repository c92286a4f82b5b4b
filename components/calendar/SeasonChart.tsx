import { lookupSectionWords } from '@/content/lookup';
import type { Season } from '@/content/tax-calendar/types';
import { calendarAddress } from '@/lib/words/active-season';
import { fill } from '@/lib/words/fill';
import { DatesSource } from './DatesSource';
import { YearChart } from './YearChart';

/** The season's chart, on which the lookup pins the visitor's days, with its source and a link to all dates. */
export function SeasonChart({ season }: { season: Season }) {
  const year = String(season.year);
  return (
    <div className="stack">
      <h3>{fill(lookupSectionWords.window.title, { year })}</h3>
      <YearChart season={season} />
      <p className="soft">
        <DatesSource season={season} />
      </p>
      <p>
        <a href={calendarAddress(season.year)} className="tall">
          {fill(lookupSectionWords.calendar, { year })}
        </a>
      </p>
    </div>
  );
}
