import { LinkedText } from '@/components/ui/LinkedText';
import { calendarWords } from '@/content/calendar';
import { contingencyChangeWords, contingencyWords } from '@/content/contingency';
import { placeTableWords, placeWords } from '@/content/place-dates';
import {
  contingencies,
  placeDates,
  type Contingency,
  type PlaceDates,
  type SeasonChange,
} from '@/content/season-records';
import { groupWords, installmentWords } from '@/content/tax-calendar/groups';
import type { Season } from '@/content/tax-calendar/types';
import { endingsExtended } from '@/lib/contingencies';
import { changesIn, type MovedDate } from '@/lib/season-changes';
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
  const decrees = [...placeDates].sort((one, other) => other.year - one.year);
  const changes = [active.year + 1, active.year, active.year - 1].flatMap((year) => changesIn(year));
  const extended = [...contingencies].sort((one, other) => other.from.localeCompare(one.from));
  const entries: readonly { title: string; text: string; moved?: readonly MovedDate[] }[] = [
    ...decrees.map((decree) => ({ title: decree.norm, text: decreeWords(decree) })),
    ...changes.map((change) => ({ title: change.reason, text: changeWords(change), moved: change.moved })),
    ...extended.map((one) => ({ title: one.reason, text: extensionWords(one) })),
  ];
  if (entries.length === 0) return null;
  return (
    <details className="screen fold" data-quiet>
      <summary>
        <h2>{heading}</h2>
      </summary>
      <p className={styles.introduction}>{introduction}</p>
      {entries.map(({ title, text, moved = [] }) => (
        <div key={text} className={styles.change}>
          <h3>{title}</h3>
          <p>
            <LinkedText text={text} />
          </p>
          <MovedDates moved={moved} />
        </div>
      ))}
    </details>
  );
}

/** Says by which source dates changed, when that was announced, and what is not sure about it. */
function changeWords({ url, source: by, announced: day, doubt }: SeasonChange): string {
  const norm = fill(source, { source: url ? `[${by}](${url})` : by });
  return [norm, day && fill(announced, { date: formatLong(day) }), doubt].filter(Boolean).join(' ');
}

/** Says to whom a decree gave other dates, between which days, by which source, and whether that is confirmed. */
function decreeWords({ norm, question, dates, source: by, url, confirmed }: PlaceDates): string {
  const endings = dates.flatMap(({ digits }) => endingsOf(digits));
  const days = dates.map(({ date }) => date).sort();
  const last = days.at(-1);
  return [
    fill(placeTableWords.change, {
      norm,
      question,
      first: endings[0] ?? '',
      last: endings.at(-1) ?? '',
      from: days[0] ? formatDayMonth(days[0]) : '',
      to: last ? formatLong(last) : '',
    }),
    fill(confirmed === undefined ? placeWords.unconfirmed : source, { source: `[${by}](${url})` }),
  ].join(' ');
}

/** Says whose deadlines were extended until when, by which source, and whether that is confirmed. */
function extensionWords(one: Contingency): string {
  const endings = endingsExtended(one);
  const words = {
    group: groupWords[one.group].type,
    from: formatDayMonth(one.from),
    to: formatDayMonth(one.to),
    until: formatLong(one.until),
  };
  return [
    endings
      ? fill(contingencyChangeWords.ofEndings, { ...words, ...endings })
      : fill(contingencyChangeWords.of, words),
    fill(one.confirmed === undefined ? contingencyWords.unconfirmed : source, {
      source: `[${one.source}](${one.url})`,
    }),
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
