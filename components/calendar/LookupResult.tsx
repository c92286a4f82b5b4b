import type { MouseEvent } from 'react';
import { AnswerExits } from '@/components/ui/AnswerExits';
import { answerExitWords } from '@/content/answer-exits';
import { whatsappPhone } from '@/lib/words/site-words';
import { whatsappLink } from '@/lib/words/whatsapp';
import { contactTrigger } from '@/components/modal/trigger';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { lookupWords } from '@/content/lookup';
import type { IsoDate } from '@/content/seasons/types';
import { formatDayMonth, formatLong } from '@/lib/tax/dates';
import { fill } from '@/lib/words/fill';
import { calendarAddress } from '@/lib/found/season-place';
import type { GroupAnswer } from '@/lib/tax/lookup';
import type { Deadline } from '@/lib/tax/season';
import { seasonFor } from '@/lib/words/active-season';
import { serviceName } from '@/lib/words/services';
import { LookupGroup } from './LookupGroup';
import { ReminderLinks } from './ReminderLinks';
import { groupAndEnding, timeLeftWords } from './lookup-words';
import { ownCell } from './deadline-cells';
import styles from './LookupResult.module.css';

type Props = {
  /** The visitor's one or two digits. */
  ending: string;
  answers: readonly GroupAnswer[];
  today: IsoDate;
  /** Whether the page has the tables; elsewhere a link leads to them. */
  hasTables: boolean;
};

/** What the lookup answers: the natural person's date large, the two other groups below. */
export function LookupResult({ ending, answers, today, hasTables }: Props) {
  const natural = answers.find(({ group }) => group === 'natural');
  const others = answers.filter(({ group }) => group !== 'natural');
  const [first] = natural ? [natural] : others;
  const shown = first?.next ?? first?.dates.at(-1);

  return (
    <div className={styles.result}>
      {natural ? (
        <NaturalDate ending={ending} answer={natural} today={today} />
      ) : (
        <p>{lookupWords.needsTwo}</p>
      )}
      <div className={styles.groups}>
        {others.map((answer) => (
          <LookupGroup key={answer.group} answer={answer} today={today} open={!natural} />
        ))}
      </div>
      {first && <Exits ending={ending} first={first} />}
      <div className={styles.actions}>
        {shown && <RowLink ending={ending} deadline={shown} hasTables={hasTables} />}
      </div>
    </div>
  );
}

type NaturalProps = { ending: string; answer: GroupAnswer; today: IsoDate };

function NaturalDate({ ending, answer, today }: NaturalProps) {
  const { next, over } = answer;
  const last = over.at(-1);
  return (
    <div className={styles.natural}>
      <p className={styles.who}>{groupAndEnding('natural', ending)}</p>
      {over.map(({ year, date }) => (
        <p key={year} className={styles.over}>
          {fill(lookupWords.over.natural, { ...yearsOf(year), date: formatDayMonth(date) })}
        </p>
      ))}
      {last && <p>{next ? fill(lookupWords.over.next, yearsOf(next.year)) : lookupWords.over.nothingNext}</p>}
      {next && (
        <>
          <p className={styles.date}>
            <time dateTime={next.date}>{formatLong(next.date)}</time>
          </p>
          <p>{timeLeftWords(next.date, today)}</p>
          {next.computed && <p className={styles.computed}>{lookupWords.computed}</p>}
          <ReminderLinks deadline={next} look="button" />
        </>
      )}
    </div>
  );
}

/** The filing year of a date, and the year its return is about. */
function yearsOf(year: number) {
  return { year: String(year), taxYear: String(seasonFor(year).taxYear) };
}

type ExitsProps = { ending: string; first: GroupAnswer };

/** How the answer is taken further; for those whose season is over, said to be late. */
function Exits({ ending, first }: ExitsProps) {
  const isLate = first.over.length > 0;
  const message = messageFor(ending, first);
  return (
    <div className={styles.exits} data-late={isLate || undefined}>
      {isLate && <p>{lookupWords.over.help}</p>}
      <AnswerExits
        href={whatsappLink(whatsappPhone, message)}
        label={answerExitWords.whatsapp}
        newTab={answerExitWords.newTab}
        preview={fill(answerExitWords.preview, { message })}
      >
        <ButtonLink look="outline" {...contactTrigger({ services: serviceName('incomeTax'), message })}>
          {answerExitWords.form}
        </ButtonLink>
      </AnswerExits>
    </div>
  );
}

function messageFor(ending: string, { group, next, over }: GroupAnswer): string {
  const { message } = lookupWords;
  if (group !== 'natural') return fill(message.company, { ending });
  if (over.length > 0) {
    const years = over.map(({ year }) => String(seasonFor(year).taxYear));
    const taxYears = new Intl.ListFormat('es', { type: 'disjunction' }).format(years);
    return fill(message.late, { ending, taxYears });
  }
  return fill(message.next, { ending, date: next ? formatLong(next.date) : '' });
}

type RowProps = { ending: string; deadline: Deadline; hasTables: boolean };

/** To the row of the answered date: on this page if it has it, else in its year on the calendar page. */
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

/** Scrolls to the visitor's row, opening what folds it away; says whether the page has it. */
function showRow(date: IsoDate): boolean {
  const cell = ownCell(date);
  const folded = cell?.closest('details');
  if (folded) folded.open = true;
  cell?.scrollIntoView({ block: 'center' });
  return cell !== null;
}
