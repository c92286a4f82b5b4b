import { useMemo } from 'react';
import { ShareAnswer } from '@/components/links/ShareAnswer';
import { AnswerActions, formTrigger } from '@/components/links/AnswerActions';
import { ExternalLink } from '@/components/links/ExternalLink';
import { ReportError } from '@/components/links/ReportError';
import { LinkedText, FigureSources } from '@/components/ui/LinkedText';
import { useReport, useResults } from '@/components/case/use-case';
import { useStepResult } from '@/components/dom/path-steps';
import { answerActionWords } from '@/content/answer-actions';
import { lookupWords } from '@/content/lookup';
import { anchors } from '@/content/page-anchors';
import type { IsoDate } from '@/content/tax-calendar/types';
import { formatLong } from '@/lib/tax/dates';
import type { Deadline } from '@/lib/tax/deadlines';
import { chatLink } from '@/lib/words/site-words';
import { fill } from '@/lib/words/fill';
import {
  dateOf,
  dateWords,
  lateAddress,
  latestWords,
  messageFor,
  nextRow,
  notesOf,
  type OwnAnswer,
  paymentWords,
  sourcesOf,
  whoseWords,
  wordsOf,
} from './lookup-words';
import { ReminderLinks } from './ReminderLinks';
import styles from './LookupResult.module.css';

const { over, passedDate } = lookupWords;

type Props = {
  /** The last digit or the last two digits of the visitor's tax ID. */
  ending: string;
  answer: OwnAnswer;
  today: IsoDate;
  /** Shows the date of the page's year, even when it has passed. */
  isOfOneYear: boolean;
};

/** The answer: the large date of the chosen group with what is due, a row for each other group, and the next steps. */
export function LookupResult({ ending, answer, today, isOfOneYear }: Props) {
  const { own, shown, exemption, latest, missed } = answer;
  const passed = shown !== null && shown.date < today;

  const date = shown ? formatLong(shown.date) : '';
  useStepResult(anchors.when, passed ? fill(passedDate, { date }) : date);
  const answered = useResults();
  // Only the income tax page, which has year tabs, adds the date to the visitor's answers.
  const reported = useMemo(
    () => (isOfOneYear && shown?.group === 'natural' ? dateOf(ending, shown) : undefined),
    [isOfOneYear, ending, shown],
  );
  useReport('date', reported);

  const message = shown && messageFor(ending, shown, today, isOfOneYear ? answered : {});
  const catchesUp = passed && !exemption;
  // Without year tabs a shared link leads to the next date, which is of more use to the recipient than a missed one.
  const passedOn = isOfOneYear ? shown : (own?.next ?? shown);
  const rows = rowsOf(answer);
  const sources = shown ? sourcesOf(shown) : [];
  return (
    <div className={`stack ${styles.result}`}>
      {own ? (
        <div className={`stack ${styles.own}`}>
          {shown && <OwnDate ending={ending} deadline={shown} today={today} exemption={exemption} />}
          {latest && (
            <p>
              <LinkedText text={latestWords(latest, today)} />
            </p>
          )}
          {!own.next && <p>{over.nothingNext}</p>}
        </div>
      ) : (
        <p>{lookupWords.needsTwo}</p>
      )}
      {passed && message && (
        <AnswerActions
          message={message}
          label={catchesUp ? over.catchUp : undefined}
          second={
            <p className={`wrap ${styles.ways}`}>
              {catchesUp && shown.group === 'natural' && (
                <a href={lateAddress(shown)} className="tall">
                  {over.cost}
                </a>
              )}
              <button className="link" {...formTrigger(message)}>
                {answerActionWords.form}
              </button>
            </p>
          }
        />
      )}
      {missed.length + rows.length > 0 && (
        <dl className="ruled">
          {missed.map((each) => (
            <Missed key={each.date} ending={ending} deadline={each} today={today} />
          ))}
          {rows.map(([label, deadline]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                {deadline.date < today ? (
                  fill(passedDate, { date: formatLong(deadline.date) })
                ) : (
                  <time dateTime={deadline.date}>{formatLong(deadline.date)}</time>
                )}
                {deadline.computed && !shown?.computed && lookupWords.calculated}
                {deadline === own?.next && notesOf(deadline).map((note) => <small key={note}> {note}</small>)}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {/* A calendar reminder needs nobody's help, so it is offered before help with a coming date. */}
      {own?.next && <ReminderLinks deadline={own.next} isSecond={passed} />}
      {!passed && message && <AnswerActions message={message} />}
      {passedOn && (
        <p className="screen wrap">
          <ShareAnswer about="date" taxYear={passedOn.taxYear} isOfCompany={passedOn.group !== 'natural'} />
        </p>
      )}
      {sources.length > 0 && (
        <p className="soft">
          <FigureSources sources={sources} />{' '}
          {shown && <ReportError taxYear={shown.taxYear} shown={`${whoseWords(shown, ending)}: ${date}`} />}
        </p>
      )}
    </div>
  );
}

/** Rows below the large date: the next return after a passed one, coming payments, and the other groups' dates. */
function rowsOf(answer: OwnAnswer): (readonly [label: string, deadline: Deadline])[] {
  const { own, others, shown } = answer;
  return [
    ...nextRow(answer),
    ...(own?.payments ?? []).map((payment) => [paymentWords(payment, shown), payment] as const),
    ...others.map(({ group, next, last }) => [lookupWords.groups[group], next ?? last] as const),
  ];
}

type DateProps = { ending: string; deadline: Deadline; today: IsoDate };

/** The row of another missed return: its date, and the link to the penalty calculator, or for a company to WhatsApp. */
function Missed({ ending, deadline, today }: DateProps) {
  const { group, date } = deadline;
  return (
    <div>
      <dt>{fill(over.was, wordsOf(deadline))}</dt>
      <dd className={styles.missed}>
        <time dateTime={date}>{formatLong(date)}</time>
        {notesOf(deadline).map((note) => (
          <small key={note}>{note}</small>
        ))}
        {group === 'natural' ? (
          <a className="tall" href={lateAddress(deadline)}>
            {over.cost}
          </a>
        ) : (
          <ExternalLink className="tall" href={chatLink(messageFor(ending, deadline, today, {}))}>
            {over.write}
          </ExternalLink>
        )}
      </dd>
    </div>
  );
}

/** The visitor's date, large, with what is due and the days left, or with the days since it passed. */
function OwnDate({ ending, deadline, today, exemption }: DateProps & { exemption: OwnAnswer['exemption'] }) {
  const { whose, date, due, time, notes } = dateWords(deadline, ending, today, exemption);
  return (
    <>
      <p className="soft">{whose}</p>
      <p className={styles.date}>
        <time dateTime={deadline.date}>{date}</time>
      </p>
      {due === '' ? (
        <p className={styles.since}>{time}</p>
      ) : (
        <p>
          <b>{due}</b> {time}
        </p>
      )}
      {notes.map((note) => (
        <p key={note} className="quoted">
          {note}
        </p>
      ))}
    </>
  );
}
