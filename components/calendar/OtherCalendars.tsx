import { seasons } from '@/lib/seasons';
import { otherSeasonsWords } from '@/content/calendar';
import type { Season } from '@/content/tax-calendar/types';
import { seasonAnchor } from '@/lib/words/active-season';
import { isComputed } from '@/lib/tax/deadlines';
import { fill } from '@/lib/words/fill';
import { seasonWords } from '@/lib/words/season-words';
import { DatesSource } from './DatesSource';
import { DeadlineTable } from './DeadlineTable';
import styles from './OtherCalendars.module.css';

const { heading, title, group: groupTitle, computed } = otherSeasonsWords.dates;

/** All dates of the other seasons, latest first, one fold per year. */
export function OtherCalendars({ active }: { active: Season }) {
  const others = seasons.filter(({ year }) => year !== active.year).sort((a, b) => b.year - a.year);
  if (others.length === 0) return null;
  return (
    <section aria-labelledby="other-dates" className="screen">
      <h2 id="other-dates">{heading}</h2>
      <div className={`folds ${styles.years}`}>
        {others.map((season) => (
          <details key={season.year} className="fold">
            <summary>
              <h3>
                {`${fill(title, seasonWords(season))} `}
                {isComputed(season) && <small>{computed}</small>}
              </h3>
            </summary>
            {/* The content has the id: browsers open `<details>` for a target inside it, not for itself. */}
            <div id={seasonAnchor(season.year)} className={`stack ${styles.season}`}>
              <p className="soft">
                <DatesSource season={season} isWhole />
              </p>
              {/* Natural persons come first, because most visitors look for them. */}
              {[...season.groups].reverse().map((group) => (
                <div key={group.id}>
                  <h4>{fill(groupTitle, { group: group.type, year: season.year })}</h4>
                  <DeadlineTable group={group} year={season.year} isFolded />
                </div>
              ))}
            </div>
          </details>
        ))}
      </div>
    </section>
  );
}
