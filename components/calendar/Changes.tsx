import { LinkedText } from '@/components/ui/LinkedText';
import { calendarWords } from '@/content/calendar';
import { contingencyWords } from '@/content/contingency';
import { placeTableWords, placeWords } from '@/content/place-dates';
import {
  contingencies,
  placeDates,
  seasonRecords,
  type Contingency,
  type PlaceDates,
} from '@/content/season-records';
import { groupWords, installmentWords } from '@/content/tax-calendar/groups';
import type { Season } from '@/content/tax-calendar/types';
import { endingsExtended } from '@/lib/contingencies';
import { changesOf, type MovedDate } from '@/lib/season-changes';
import { formatDayMonth, formatLong } from '@/lib/tax/dates';
import { endingsOf } from '@/lib/tax/endings';
import { fill } from '@/lib/words/fill';
import styles from './Changes.module.css';

const { heading, introduction, source, announced, installmentOf, before } = calendarWords.changes;

/**
 * Dates of the active season and its neighbours that changed after they were published or computed, with the reason,
 * every decree that gave some places other dates, and every deadline that the DIAN extended while its systems failed.
 */
export function Changes({ active }: { active: Season }) {
  const changes = seasonRecords
    .filter(({ year }) => Math.abs(year - active.year) <= 1)
    .sort((one, other) => other.year - one.year)
    .flatMap(changesOf);
  const decrees = [...placeDates].sort((one, other) => other.year - one.year);
  const extended = [...contingencies].sort((one, other) => other.from.localeCompare(one.from));
  if (changes.length + decrees.length + extended.length === 0) return null;
  return (
    <details className="screen fold" data-quiet>
      <summary>
        <h2>{heading}</h2>
      </summary>
      <p className={styles.introduction}>{introduction}</p>
      {decrees.map((decree) => (
        <div key={`${decree.norm} ${decree.year}`} className={styles.change}>
          <h3>{decree.norm}</h3>
          <p>
            <LinkedText text={decreeWords(decree)} />
          </p>
        </div>
      ))}
      {changes.map(({ moved, ...change }) => {
        const told = change.announced && fill(announced, { date: formatLong(change.announced) });
        const norm = fill(source, {
          source: change.url ? `[${change.source}](${change.url})` : change.source,
        });
        return (
          <div key={change.reason} className={styles.change}>
            <h3>{change.reason}</h3>
            <p>
              <LinkedText text={[norm, told, change.doubt].filter(Boolean).join(' ')} />
            </p>
            <MovedDates moved={moved} />
          </div>
        );
      })}
      {extended.map((one) => (
        <div key={`${one.group} ${one.from}`} className={styles.change}>
          <h3>{one.reason}</h3>
          <p>
            <LinkedText text={extensionWords(one)} />
          </p>
        </div>
      ))}
    </details>
  );
}

/** Says to whom a decree gave other dates, between which days, by which source, and whether that is confirmed. */
function decreeWords({ norm, question, dates, source: by, url, confirmed }: PlaceDates): string {
  const endings = dates.flatMap(({ digits }) => endingsOf(digits));
  const days = dates.map(({ date }) => date).sort();
  const last = days.at(-1);
  const said = { source: `[${by}](${url})` };
  return [
    fill(placeTableWords.change, {
      norm,
      question,
      first: endings[0] ?? '',
      last: endings.at(-1) ?? '',
      from: days[0] ? formatDayMonth(days[0]) : '',
      to: last ? formatLong(last) : '',
    }),
    fill(confirmed === undefined ? placeWords.unconfirmed : source, said),
  ].join(' ');
}

/** Says whose deadlines were extended until when, by which source, and whether that is confirmed. */
function extensionWords(one: Contingency): string {
  const { change, unconfirmed } = contingencyWords;
  const endings = endingsExtended(one);
  const words = {
    group: groupWords[one.group].type,
    from: formatDayMonth(one.from),
    to: formatDayMonth(one.to),
    until: formatLong(one.until),
  };
  const norm = `[${one.source}](${one.url})`;
  return [
    endings ? fill(change.ofEndings, { ...words, ...endings }) : fill(change.of, words),
    one.confirmed === undefined ? fill(unconfirmed, { source: norm }) : fill(source, { source: norm }),
  ].join(' ');
}

/** One list per installment: the new date of each ending, then the previous one. */
function MovedDates({ moved }: { moved: readonly MovedDate[] }) {
  const named = ({ group, installment }: MovedDate) =>
    fill(installmentOf, {
      group: groupWords[group].type,
      installment: (installmentWords[group][installment]?.name ?? '').toLowerCase(),
    });
  return [...new Set(moved.map(named))].map((name) => (
    <div key={name}>
      <p>{name}</p>
      <ul className={`tiles ${styles.dates}`}>
        {moved
          .filter((row) => named(row) === name)
          .map(({ digits, from, to }) => (
            <li key={digits}>
              <b>{digits}:</b> <time dateTime={to}>{formatDayMonth(to)}</time>; {before}{' '}
              <del dateTime={from}>{formatDayMonth(from)}</del>
            </li>
          ))}
      </ul>
    </div>
  ));
}
