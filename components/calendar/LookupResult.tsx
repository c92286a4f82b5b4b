import { useEffect } from 'react';
import { AnswerExits } from '@/components/links/AnswerExits';
import { ExternalLink } from '@/components/links/ExternalLink';
import { useVisitorCase } from '@/components/ui/use-visitor-case';
import { setStepResult } from '@/components/dom/path-steps';
import { lookupWords } from '@/content/lookup';
import { pages } from '@/content/pages';
import { places } from '@/content/places';
import type { GroupId, IsoDate } from '@/content/seasons/types';
import { formatLong } from '@/lib/tax/dates';
import type { GroupAnswer } from '@/lib/tax/lookup';
import type { Deadline } from '@/lib/tax/season';
import { reportAnswer } from '@/lib/lead/visitor-case';
import { whatsappPhone } from '@/lib/words/site-words';
import { whatsappLink } from '@/lib/words/whatsapp';
import { fill } from '@/lib/words/fill';
import {
  dateOf,
  dueWords,
  isRecent,
  messageFor,
  remindsAt,
  timeLeftWords,
  timeSinceWords,
  whoseWords,
  wordsOf,
} from './lookup-words';
import { ReminderLinks } from './ReminderLinks';
import styles from './LookupResult.module.css';

const { over, passedDate } = lookupWords;

type Props = {
  /** One or two digits. */
  ending: string;
  answers: readonly GroupAnswer[];
  /** The visitor's group. */
  who: GroupId;
  today: IsoDate;
  /** Whether the page's year is asked about, whose date is the large one even if passed. */
  isOfOneYear: boolean;
};

/** The lookup's answer: the chosen group's date with what is due, the other groups a line each, and the way on. */
export function LookupResult({ ending, answers, who, today, isOfOneYear }: Props) {
  const own = answers.find(({ group }) => group === who);
  const last = own?.over.at(-1);
  const passed = isOfOneYear ? own?.over[0] : undefined;
  const shown = passed ?? own?.next;
  const late = last && !passed && <Late ending={ending} deadline={last} today={today} />;

  const date = shown ? formatLong(shown.date) : '';
  const step = passed ? fill(passedDate, { date }) : date;
  useEffect(() => {
    setStepResult('when', step);
    return () => {
      setStepResult('when', '');
      if (isOfOneYear) reportAnswer('date', undefined);
    };
  }, [step, isOfOneYear]);

  const answered = useVisitorCase();
  // The page with the year's tabs gathers what is answered; elsewhere the date is all there is.
  const reported = isOfOneYear && who === 'natural' && shown ? dateOf(ending, shown) : undefined;
  useEffect(() => {
    if (isOfOneYear) reportAnswer('date', reported);
  });

  const message = shown && messageFor(ending, shown, today, isOfOneYear ? answered : {});
  return (
    <div className={styles.result}>
      {own ? (
        <div className={styles.own}>
          {last && isRecent(last, today) && late}
          {shown ? <Own ending={ending} deadline={shown} today={today} /> : <p>{over.nothingNext}</p>}
        </div>
      ) : (
        <p>{lookupWords.needsTwo}</p>
      )}
      <dl className="ruled">
        {rowsOf(answers, own, shown).map(([label, { group, date: day }]) => (
          <div key={`${group} ${day}`}>
            <dt>{label}</dt>
            <dd>
              {day < today ? (
                fill(passedDate, { date: formatLong(day) })
              ) : (
                <time dateTime={day}>{formatLong(day)}</time>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {shown && message && (
        <div className={styles.exits}>
          {/* Help with a date near or past, a reminder of one that is far. */}
          {!passed && remindsAt(shown, today) ? (
            <AnswerExits message={message} label={lookupWords.remind} second={null} />
          ) : (
            <AnswerExits message={message} />
          )}
          {passed && who === 'natural' && (
            <a href={`#${places.late}`} className="tall">
              {over.costHere}
            </a>
          )}
        </div>
      )}
      {own?.next && <ReminderLinks deadline={own.next} />}
      {last && late && !isRecent(last, today) && (
        <details className="fold" data-quiet>
          <summary>{over.heading}</summary>
          {late}
        </details>
      )}
    </div>
  );
}

/** The group's other dates of the season that are ahead, and the next or the last date of each other group. */
function rowsOf(
  answers: readonly GroupAnswer[],
  own: GroupAnswer | undefined,
  shown: Deadline | null | undefined,
) {
  const { next, dates = [] } = own ?? {};
  const further = shown ? dates.filter((deadline) => deadline !== next && deadline.date > shown.date) : [];
  return [
    ...(next && next !== shown ? [[fill(over.next, wordsOf(next)), next] as const] : []),
    ...further.map((each) => [fill(lookupWords.ownInstallment, wordsOf(each)), each] as const),
    ...answers.flatMap((answer) => {
      const date = answer.next ?? answer.dates.at(-1);
      return date && answer !== own ? [[lookupWords.groups[answer.group], date] as const] : [];
    }),
  ];
}

type DateProps = { ending: string; deadline: Deadline; today: IsoDate };

/** The visitor's date, large, with what is due and how far off it is. */
function Own({ ending, deadline, today }: DateProps) {
  const { date, computed } = deadline;
  return (
    <>
      <p className="soft">{whoseWords(deadline, ending)}</p>
      <p className={styles.date}>
        <time dateTime={date}>{formatLong(date)}</time>
      </p>
      <p>
        <b>{dueWords(deadline)}</b> {date < today ? timeSinceWords(date, today) : timeLeftWords(date, today)}
      </p>
      {computed && <p className={styles.computed}>{lookupWords.computed}</p>}
    </>
  );
}

/** One sentence with one way to mend the date that passed: the penalty of a person, or the accountant. */
function Late({ ending, deadline, today }: DateProps) {
  const message = messageFor(ending, deadline, today, {});
  return (
    <p className={`soft ${styles.late}`}>
      {fill(over.was, wordsOf(deadline))}{' '}
      {deadline.group === 'natural' ? (
        <a href={`${pages.incomeTax.path}#${places.late}`}>{over.cost}</a>
      ) : (
        <ExternalLink href={whatsappLink(whatsappPhone, message)}>{over.write}</ExternalLink>
      )}
      .
    </p>
  );
}
