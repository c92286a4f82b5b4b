import { shownBetween } from '@/components/dom/shown-between';
import { LinkedText } from '@/components/ui/LinkedText';
import { calendarWords } from '@/content/calendar';
import type { DeadlineGroup, Season } from '@/content/tax-calendar/types';
import { addDays, formatShortRange, isoDate, latestOf, shortMonths } from '@/lib/tax/dates';
import { isComputed, windowOf } from '@/lib/tax/deadlines';
import { fill } from '@/lib/words/fill';
import { placeInYear, windowsOf } from '@/lib/year-scale';
import { OWN_DAY, TODAY } from '@/components/dom/attributes';
import styles from './YearChart.module.css';

const { late, computed, today } = calendarWords.yearChart;

type Props = {
  season: Season;
  /** Adds a caption for computed dates and for a season that is over. */
  isExplained?: boolean;
};

/**
 * A season as a timeline: months across, a row for each group, its filing windows as bars with their dates in text.
 * Script places the mark of today (deadline-cells.ts) and the pins of the visitor's days (mark-ending.ts).
 */
export function YearChart({ season, isExplained = false }: Props) {
  const last = latestOf(season.groups.map((group) => windowOf(group).last));
  return (
    <figure className={styles.chart} data-computed={isComputed(season) || undefined}>
      <div className={styles.head} aria-hidden>
        <svg className={styles.top}>
          <svg {...{ [TODAY]: season.year }} className={styles.today}>
            <rect x="-1.6em" width="3.2em" height="100%" rx="4" />
            <text y="1.05em">{today}</text>
          </svg>
        </svg>
        <p className={styles.months}>
          {shortMonths.map((month) => (
            <span key={month}>
              {month.charAt(0)}
              <span>{month.slice(1)}</span>
            </span>
          ))}
        </p>
      </div>
      <dl>
        {season.groups.map((group, index) => (
          <div key={group.id} className={group.id === 'natural' ? styles.natural : undefined}>
            <dt>{group.type}</dt>
            <dd>
              <p className="soft">
                {windowsOf(group).map(({ first, last }) => (
                  <span key={first}>{formatShortRange(first, last)}</span>
                ))}
              </p>
              <Track group={group} year={season.year} isFirst={index === 0} />
            </dd>
          </div>
        ))}
      </dl>
      {isExplained && (
        <figcaption className="soft">
          {isComputed(season) && `${computed} `}
          {/* The DIAN can claim a missing return for five years. */}
          <span {...shownBetween({ from: addDays(last, 1), until: isoDate(season.year + 4, 12, 31) })}>
            <LinkedText text={fill(late, { taxYear: season.taxYear })} />
          </span>
        </figcaption>
      )}
    </figure>
  );
}

type TrackProps = { group: DeadlineGroup; year: number; isFirst: boolean };

/** The row of a group: month lines, windows, and the elements that script places as today's mark and pins. */
function Track({ group, year, isFirst }: TrackProps) {
  return (
    <svg className={styles.track} aria-hidden>
      {isFirst ? (
        <g id="month-rules" className={styles.rules}>
          {shortMonths.map((month, index) => {
            const x = `${placeInYear(isoDate(year, index + 1, 1), 0)}%`;
            return <line key={month} x1={x} x2={x} y2="100%" />;
          })}
        </g>
      ) : (
        <use href="#month-rules" />
      )}
      {/* From the lower edge of the row upwards: the bar, the pin of the visitor's day, the date of the pin. */}
      <svg y="100%">
        {windowsOf(group).map(({ first, from, width }) => (
          <rect key={first} x={`${from}%`} y="-19" width={`${width}%`} height="18" />
        ))}
      </svg>
      <svg {...{ [TODAY]: year }} className={styles.today}>
        <line y2="100%" />
      </svg>
      {group.installments.map(({ name }, index) => (
        <svg key={name} y="100%" className={styles.own} {...{ [OWN_DAY]: `${group.id} ${index}` }}>
          <path d="M0-19-7-31H7z" />
          <text y="-37" />
        </svg>
      ))}
    </svg>
  );
}
