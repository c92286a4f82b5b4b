import under from '@/components/calendar/Introduction.module.css';
import { seasons } from '@/lib/seasons';
import { otherSeasonsWords } from '@/content/calendar';
import type { Season } from '@/content/seasons/types';
import { seasonPlace } from '@/lib/found/season-place';
import { isComputed } from '@/lib/tax/season';
import { fill } from '@/lib/words/fill';
import { seasonWords } from '@/lib/words/season-words';
import { DatesSource } from './DatesSource';
import { DeadlineTable } from './DeadlineTable';
import styles from './OtherCalendars.module.css';

const { heading, introduction, title, group: groupTitle, computed } = otherSeasonsWords.dates;

/** Every date of the seasons that the page does not speak of, the latest first, each folded under its year. */
export function OtherCalendars({ active }: { active: Season }) {
  const others = seasons.filter(({ year }) => year !== active.year).sort((a, b) => b.year - a.year);
  if (others.length === 0) return null;
  return (
    <section aria-labelledby="other-dates" className="screen">
      <h2 id="other-dates">{heading}</h2>
      <p className={under.introduction}>{introduction}</p>
      <div className="folds">
        {others.map((season) => (
          <details key={season.year} className="fold">
            <summary>
              <h3>
                {fill(title, seasonWords(season))} {isComputed(season) && <small>{computed}</small>}
              </h3>
            </summary>
            {/* The id is on the content: browsers open a fold for a target within it, not for itself. */}
            <div id={seasonPlace(season.year)} className={styles.season}>
              <p className="soft">
                <DatesSource season={season} />
              </p>
              {/* The most wanted group comes first, since a fold is not skimmed. */}
              {[...season.groups].reverse().map((group) => (
                <div key={group.id}>
                  <h4>{fill(groupTitle, { group: group.type, year: String(season.year) })}</h4>
                  <DeadlineTable group={group} year={season.year} namesYear />
                </div>
              ))}
            </div>
          </details>
        ))}
      </div>
    </section>
  );
}
