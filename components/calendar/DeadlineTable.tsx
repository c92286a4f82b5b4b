import { Fragment } from 'react';
import { deadlineWords, trustWords } from '@/content/calendar';
import { placeTableWords, placeWords } from '@/content/place-dates';
import { placeDates, type PlaceDates } from '@/content/season-records';
import type { DeadlineGroup, GroupId, IsoDate } from '@/content/tax-calendar/types';
import { formatDayMonth, formatLong, formatShort } from '@/lib/tax/dates';
import { changesIn } from '@/lib/season-changes';
import { isComputed } from '@/lib/tax/deadlines';
import { seasonFor } from '@/lib/words/active-season';
import { fill } from '@/lib/words/fill';
import { GROUP } from '@/components/dom/attributes';
import styles from './DeadlineTable.module.css';

type Props = {
  group: DeadlineGroup;
  year: number;
  /** A folded table's dates leave out the year, which its heading and its caption name. */
  isFolded?: boolean;
};

/** All the dates of a group in the order of the DIAN: digits 1 to 9, then 0; pairs in two halves of 25 rows. */
export function DeadlineTable({ group, year, isFolded = false }: Props) {
  const { id, type, titleDigits, installments } = group;
  const isPairs = installments.length === 1;
  const endings = (installments[0]?.dates ?? []).map(({ digits }, row) => ({
    digits,
    dates: installments.flatMap(({ dates }) => dates[row]?.date ?? []),
  }));
  const height = isPairs ? Math.ceil(endings.length / 2) : endings.length;
  const halves = [endings.slice(0, height), endings.slice(height)];
  const changes = changeSentences(id, year);
  return (
    <div className={`sheet ${styles.sheet}`}>
      {isPairs && placeDates.filter((decree) => decree.year === year).map(decreeDates)}
      <table
        className={`${styles.table} ${isPairs ? styles.pairs : styles.installments}`}
        {...{ [GROUP]: id }}
      >
        {/* Screen reader users jump from table to table; the visible heading says the same. */}
        <caption className="hidden">{fill(deadlineWords.caption, { group: type, year })}</caption>
        {!isPairs && (
          <colgroup>
            <col />
            {installments.map(({ name }) => (
              <col key={name} />
            ))}
          </colgroup>
        )}
        <thead>
          {isPairs ? (
            <tr>
              {halves.map((_, half) => (
                <Fragment key={half}>
                  <th scope="col">{titleDigits}</th>
                  <th scope="col">{deadlineWords.date}</th>
                </Fragment>
              ))}
            </tr>
          ) : (
            <>
              <tr>
                <th scope="col" rowSpan={2}>
                  {titleDigits}
                </th>
                <th scope="colgroup" colSpan={installments.length}>
                  {deadlineWords.date}
                </th>
              </tr>
              <tr>
                {installments.map(({ name }) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </>
          )}
        </thead>
        <tbody>
          {endings.slice(0, height).map(({ digits }, row) => (
            <tr key={digits}>
              {halves.map(
                (half) =>
                  half[row] && (
                    <EndingCells
                      key={half[row].digits}
                      {...half[row]}
                      say={isFolded ? formatDayMonth : formatLong}
                    />
                  ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {changes.length > 0 && <p className={`soft ${styles.trust}`}>{changes.join(' ')}</p>}
    </div>
  );
}

/** The dates that a decree gave some places, above the table of everybody's. */
function decreeDates({ norm, question, dates, source, confirmed }: PlaceDates) {
  return (
    <div key={norm} className={`strip ${styles.decree}`}>
      <p>
        {fill(placeTableWords.table, { norm, question })}{' '}
        {confirmed === undefined && fill(placeWords.unconfirmed, { source })}
      </p>
      <ul className="tiles">
        {dates.map(({ digits, date }) => (
          <li key={digits}>
            <b>{digits}:</b> <time dateTime={date}>{formatDayMonth(date)}</time>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Lists the rows that changed after they were known, each with the reason. */
function changeSentences(id: GroupId, year: number): string[] {
  if (isComputed(seasonFor(year))) return [];
  return changesIn(year).flatMap(({ reason, doubt, moved: rows }) => {
    const endings = new Set(rows.filter(({ group }) => group === id).map(({ digits }) => digits));
    if (endings.size === 0) return [];
    return [fill(trustWords.moved, { count: endings.size, reason }), doubt ?? []].flat();
  });
}

type EndingProps = { digits: string; dates: readonly IsoDate[]; say: (date: IsoDate) => string };

/** A row header with digits, and a date for each installment; deadline-cells.ts reads and marks both. */
function EndingCells({ digits, dates, say }: EndingProps) {
  return (
    <>
      <th scope="row">{digits.replace('-', deadlineWords.pair)}</th>
      {dates.map((date) => (
        <td key={date}>
          <time dateTime={date}>
            {dates.length === 1 ? (
              say(date)
            ) : (
              <>
                <span aria-hidden="true">{formatShort(date)}</span>{' '}
                <span className="hidden">{say(date)}</span>
              </>
            )}
          </time>
        </td>
      ))}
    </>
  );
}
