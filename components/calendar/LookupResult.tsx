import { useEffect, type MouseEvent } from 'react';
import { AnswerExits } from '@/components/ui/AnswerExits';
import { answerExitWords } from '@/content/answer-exits';
import { contactTrigger } from '@/components/modal/trigger';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { setStepResult } from '@/components/ui/path-steps';
import { lookupWords } from '@/content/lookup';
import type { IsoDate } from '@/content/seasons/types';
import { formatDayMonth, formatLong } from '@/lib/tax/dates';
import { fill } from '@/lib/words/fill';
import { listed } from '@/lib/words/listed';
import { calendarAddress } from '@/lib/found/season-place';
import type { GroupAnswer } from '@/lib/tax/lookup';
import type { Deadline } from '@/lib/tax/season';
import { seasonFor } from '@/lib/words/active-season';
import { answerExits } from '@/lib/words/answer-exits';
import { LookupGroup } from './LookupGroup';
import { ReminderLinks } from './ReminderLinks';
import { groupAndEnding, timeLeftWords, timeSinceWords } from './lookup-words';
import { ownCell } from './deadline-cells';
import styles from './LookupResult.module.css';

type Props = {
  /** One or two digits. */
  ending: string;
  answers: readonly GroupAnswer[];
  today: IsoDate;
  /** Whether the page has the tables; elsewhere a link leads to them. */
  hasTables: boolean;
  /** Whether the page's year is asked about, whose date is the large one even if passed. */
  isOfOneYear: boolean;
};

/** The lookup's answer: the natural person's date with its next steps, and the two other groups below. */
export function LookupResult({ ending, answers, today, hasTables, isOfOneYear }: Props) {
  const natural = answers.find(({ group }) => group === 'natural');
  const others = answers.filter(({ group }) => group !== 'natural');
  const [first] = natural ? [natural] : others;
  const passed = isOfOneYear ? natural?.over[0] : undefined;
  const shown = passed ?? first?.next ?? first?.dates.at(-1);
  const exits = first && <Exits ending={ending} first={first} isOfOneYear={isOfOneYear} />;

  const date = natural && shown ? formatLong(shown.date) : '';
  const step = passed ? fill(lookupWords.passedDate, { date }) : date;
  useEffect(() => {
    setStepResult('when', step);
    return () => setStepResult('when', '');
  }, [step]);

  return (
    <div className={styles.result}>
      {natural && passed && (
        <>
          <Passed ending={ending} deadline={passed} today={today} />
          {exits}
        </>
      )}
      {natural ? (
        <Next ending={ending} answer={natural} today={today} passed={passed} />
      ) : (
        <p>{lookupWords.needsTwo}</p>
      )}
      {natural && !passed && exits}
      <div className={styles.groups}>
        {others.map((answer) => (
          <LookupGroup key={answer.group} answer={answer} today={today} open={!natural} />
        ))}
      </div>
      {!natural && exits}
      <div className={styles.actions}>
        {shown && <RowLink ending={ending} deadline={shown} hasTables={hasTables} />}
      </div>
    </div>
  );
}

/** The passed date of the page's year. */
function Passed({ ending, deadline, today }: { ending: string; deadline: Deadline; today: IsoDate }) {
  const { year, date } = deadline;
  return (
    <div className={styles.natural}>
      <p className={styles.who}>{groupAndEnding('natural', ending)}</p>
      <p>{fill(lookupWords.ofTaxYear, yearsOf(year))}</p>
      <LargeDate date={date} />
      <p>{timeSinceWords(date, today)}</p>
    </div>
  );
}

type NextProps = { ending: string; answer: GroupAnswer; today: IsoDate; passed: Deadline | undefined };

/** The next date, after those that have passed; large unless the passed one is. */
function Next({ ending, answer, today, passed }: NextProps) {
  const { next, over } = answer;
  const others = over.filter((deadline) => deadline !== passed);
  return (
    <div className={styles.natural}>
      {!passed && <p className={styles.who}>{groupAndEnding('natural', ending)}</p>}
      {others.map(({ year, date }) => (
        <p key={year} className={styles.over}>
          {fill(lookupWords.over.natural, { ...yearsOf(year), date: formatDayMonth(date) })}
        </p>
      ))}
      {next ? (
        <>
          <p>{fill(over.length > 0 ? lookupWords.over.next : lookupWords.ofTaxYear, yearsOf(next.year))}</p>
          {passed ? (
            <p>
              <b>{formatLong(next.date)}</b>
            </p>
          ) : (
            <LargeDate date={next.date} />
          )}
          <p>{timeLeftWords(next.date, today)}</p>
          {next.computed && <p className={styles.computed}>{lookupWords.computed}</p>}
          <ReminderLinks deadline={next} look={passed ? 'link' : 'button'} />
        </>
      ) : (
        <p>{lookupWords.over.nothingNext}</p>
      )}
    </div>
  );
}

function LargeDate({ date }: { date: IsoDate }) {
  return (
    <p className={styles.date}>
      <time dateTime={date}>{formatLong(date)}</time>
    </p>
  );
}

/** Filing year and tax year, as tokens. */
function yearsOf(year: number) {
  return { year: String(year), taxYear: String(seasonFor(year).taxYear) };
}

type ExitsProps = { ending: string; first: GroupAnswer; isOfOneYear: boolean };

/** The next steps after an answer, worded for late visitors once their season is over. */
function Exits({ ending, first, isOfOneYear }: ExitsProps) {
  const isLate = first.over.length > 0;
  const { whatsapp, form } = answerExits(messageFor(ending, first));
  return (
    <div className={styles.exits} data-late={isLate || undefined}>
      {isLate && <p>{lookupWords.over.help}</p>}
      <AnswerExits {...whatsapp} label={isLate ? answerExitWords.catchUp : answerExitWords.whatsapp}>
        <ButtonLink look="outline" {...contactTrigger(form)}>
          {answerExitWords.form}
        </ButtonLink>
      </AnswerExits>
      {isLate && isOfOneYear && <a href="#late">{lookupWords.over.cost}</a>}
    </div>
  );
}

function messageFor(ending: string, { group, next, over }: GroupAnswer): string {
  const { message } = lookupWords;
  if (group !== 'natural') return fill(message.company, { ending });
  if (over.length > 0) {
    const years = over.map(({ year }) => String(seasonFor(year).taxYear));
    return fill(message.late, { ending, taxYears: listed(years, 'disjunction') });
  }
  return next ? fill(message.next, { ...yearsOf(next.year), ending, date: formatLong(next.date) }) : '';
}

type RowProps = { ending: string; deadline: Deadline; hasTables: boolean };

/** Link to the date's row, on this page or in its year on the calendar page. */
function RowLink({ ending, deadline, hasTables }: RowProps) {
  function show(event: MouseEvent) {
    if (showRow(deadline.date)) event.preventDefault();
  }
  const address = calendarAddress(deadline.year, ending);
  if (!hasTables) return <a href={address}>{lookupWords.seeCalendar}</a>;
  return (
    <ButtonLink look="outline" href={address} onClick={show}>
      {lookupWords.seeRow}
    </ButtonLink>
  );
}

/** Scrolls to the visitor's row and unfolds it; returns whether the page has it. */
function showRow(date: IsoDate): boolean {
  const cell = ownCell(date);
  const folded = cell?.closest('details');
  if (folded) folded.open = true;
  cell?.scrollIntoView({ block: 'center' });
  return cell !== null;
}
