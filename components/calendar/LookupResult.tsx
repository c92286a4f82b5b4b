import { ExternalLink } from '@/components/links/ExternalLink';
import { places } from '@/content/places';
import { useEffect } from 'react';
import { AnswerExits } from '@/components/links/AnswerExits';
import { useVisitorCase } from '@/components/ui/use-visitor-case';
import { setStepResult } from '@/components/dom/path-steps';
import { lookupWords } from '@/content/lookup';
import { pages } from '@/content/pages';
import type { GroupId, IsoDate } from '@/content/seasons/types';
import { formatLong } from '@/lib/tax/dates';
import type { GroupAnswer } from '@/lib/tax/lookup';
import type { Deadline } from '@/lib/tax/season';
import { reportAnswer, type VisitorCase } from '@/lib/lead/visitor-case';
import { whatsappPhone } from '@/lib/words/site-words';
import { whatsappLink } from '@/lib/words/whatsapp';
import { fill } from '@/lib/words/fill';
import {
  dateOf,
  dueWords,
  installmentOf,
  isRecent,
  messageFor,
  remindsAt,
  timeLeftWords,
  timeSinceWords,
  whoseWords,
  yearsOf,
} from './lookup-words';
import { ReminderLinks } from './ReminderLinks';
import styles from './LookupResult.module.css';

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

  const date = shown ? formatLong(shown.date) : '';
  const step = passed ? fill(lookupWords.passedDate, { date }) : date;
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

  return (
    <div className={styles.result}>
      {own ? (
        <div className={styles.own}>
          {last && !passed && isRecent(last, today) && <Late ending={ending} deadline={last} today={today} />}
          {shown ? (
            <Own ending={ending} deadline={shown} today={today} />
          ) : (
            <p>{lookupWords.over.nothingNext}</p>
          )}
        </div>
      ) : (
        <p>{lookupWords.needsTwo}</p>
      )}
      <Rows answers={answers} own={own} shown={shown} />
      {shown && (
        <Exits
          ending={ending}
          deadline={shown}
          today={today}
          isPassed={shown === passed}
          answered={isOfOneYear ? answered : {}}
        />
      )}
      {own?.next && <ReminderLinks deadline={own.next} />}
      {last && !passed && !isRecent(last, today) && (
        <details className="fold" data-quiet>
          <summary>{lookupWords.over.heading}</summary>
          <Late ending={ending} deadline={last} today={today} />
        </details>
      )}
    </div>
  );
}

/** The visitor's date, large, with what is due and how far off it is. */
function Own({ ending, deadline, today }: { ending: string; deadline: Deadline; today: IsoDate }) {
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

type RowsProps = {
  answers: readonly GroupAnswer[];
  own: GroupAnswer | undefined;
  shown: Deadline | null | undefined;
};

/** The group's other dates of the season that are ahead, and the next date of each other group. */
function Rows({ answers, own, shown }: RowsProps) {
  const further = own?.dates.filter(({ date }) => shown && date > shown.date) ?? [];
  const next = own?.next;
  const others = answers.filter((answer) => answer !== own);
  const rows = [
    ...(next && next !== shown
      ? [{ deadline: next, label: fill(lookupWords.over.next, yearsOf(next.year)) }]
      : []),
    ...further
      .filter((deadline) => deadline !== next)
      .map((deadline) => ({
        deadline,
        label: fill(lookupWords.ownInstallment, { installment: installmentOf(deadline) }),
      })),
    ...others.flatMap(({ group, next: deadline, dates }) => {
      const date = deadline ?? dates.at(-1);
      return date ? [{ deadline: date, label: lookupWords.groups[group], isOver: !deadline }] : [];
    }),
  ] as readonly { deadline: Deadline; label: string; isOver?: boolean }[];
  return (
    <dl className="ruled">
      {rows.map(({ deadline: { group, date }, label, isOver }) => (
        <div key={`${group} ${date}`}>
          <dt>{label}</dt>
          <dd>
            {isOver ? (
              fill(lookupWords.passedDate, { date: formatLong(date) })
            ) : (
              <time dateTime={date}>{formatLong(date)}</time>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** One sentence with one way to mend the date that passed: the penalty of a person, or the accountant. */
function Late({ ending, deadline, today }: { ending: string; deadline: Deadline; today: IsoDate }) {
  const { was, cost, write } = lookupWords.over;
  const message = messageFor(ending, deadline, today, {});
  const isPerson = deadline.group === 'natural';
  return (
    <p className={`soft ${styles.late}`}>
      {fill(was, { ...yearsOf(deadline.year), date: formatLong(deadline.date) })}{' '}
      {isPerson ? (
        <a href={`${pages.incomeTax.path}#${places.late}`}>{cost}</a>
      ) : (
        <ExternalLink href={whatsappLink(whatsappPhone, message)}>{write}</ExternalLink>
      )}
      .
    </p>
  );
}

type ExitsProps = {
  ending: string;
  deadline: Deadline;
  today: IsoDate;
  isPassed: boolean;
  answered: VisitorCase;
};

/** The way on: help with a date near or past, a reminder of one that is far. */
function Exits({ ending, deadline, today, isPassed, answered }: ExitsProps) {
  const message = messageFor(ending, deadline, today, answered);
  const isFar = !isPassed && remindsAt(deadline, today);
  return (
    <div className={styles.exits}>
      {isFar ? (
        <AnswerExits message={message} label={lookupWords.remind} second={null} />
      ) : (
        <AnswerExits message={message} />
      )}
      {isPassed && deadline.group === 'natural' && (
        <a href={`#${places.late}`} className="tall">
          {lookupWords.over.costHere}
        </a>
      )}
    </div>
  );
}
