import { lookupWords } from '@/content/lookup';
import type { IsoDate } from '@/content/seasons/types';
import { formatLong, formatShort } from '@/lib/tax/dates';
import { fill } from '@/lib/words/fill';
import type { GroupAnswer } from '@/lib/tax/lookup';
import { groupOf, hasPassed } from '@/lib/tax/season';
import { seasonFor } from '@/lib/words/active-season';
import { ReminderLinks } from './ReminderLinks';
import { groupAndEnding, timeLeftWords } from './lookup-words';
import styles from './LookupResult.module.css';

type Props = { answer: GroupAnswer; today: IsoDate; open: boolean };

/** A group that pays by installments: its dates in a line, and each in full once unfolded. */
export function LookupGroup({ answer, today, open }: Props) {
  const { group, digits, dates, next, over } = answer;
  const year = String(dates[0]?.year ?? '');
  return (
    <details className={styles.group} open={open}>
      <summary>
        <span className={styles.name}>{groupAndEnding(group, digits)}</span>
        <span className={styles.short}>
          {over.length > 0 && <span>{fill(lookupWords.seasonOf, { year })}</span>}
          {dates.map(({ date }) => (
            <time key={date} dateTime={date} data-state={stateOf(date, next?.date, today)}>
              {formatShort(date)}
            </time>
          ))}
        </span>
      </summary>
      <div className={styles.unfolded}>
        {over.map((deadline) => (
          <p key={deadline.year} className={styles.over}>
            {fill(lookupWords.over.other, { year: String(deadline.year) })}
          </p>
        ))}
        <ul>
          {dates.map(({ date, year: season, installment }) => (
            <li key={date} data-state={stateOf(date, next?.date, today)}>
              <p className={styles.installment}>
                {groupOf(seasonFor(season), group).installments[installment]?.name}
              </p>
              {hasPassed(date, today) ? (
                <span>{fill(lookupWords.passedDate, { date: formatLong(date) })}</span>
              ) : (
                <time dateTime={date}>{formatLong(date)}</time>
              )}
              {date === next?.date && <p>{timeLeftWords(date, today)}</p>}
            </li>
          ))}
        </ul>
        {next ? (
          <>
            {next.computed && <p className={styles.computed}>{lookupWords.computed}</p>}
            <ReminderLinks deadline={next} look="link" />
          </>
        ) : (
          <p>{lookupWords.over.nothingNext}</p>
        )}
      </div>
    </details>
  );
}

function stateOf(date: IsoDate, next: IsoDate | undefined, today: IsoDate): 'past' | 'next' | undefined {
  if (hasPassed(date, today)) return 'past';
  return date === next ? 'next' : undefined;
}
