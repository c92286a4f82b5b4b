import { anchors } from '@/content/page-anchors';
import { YEAR_PARAMETER } from '@/components/tax-year/tax-year';
import { AnswerActions, formTrigger } from '@/components/links/AnswerActions';
import { ReportError } from '@/components/links/ReportError';
import { ShareAnswer } from '@/components/links/ShareAnswer';
import { ButtonLink } from '@/components/ui/Button';
import { FigureSources, Sentences } from '@/components/ui/LinkedText';
import { useResults } from '@/components/case/use-case';
import { ANSWER } from '@/components/dom/attributes';
import { answerActionWords } from '@/content/answer-actions';
import { conditionNames } from '@/content/choices';
import { filingCheckWords } from '@/content/filing-check';
import type { IsoDate } from '@/content/tax-calendar/types';
import { answersMessage } from '@/lib/lead/answers-message';
import type { VisitorAnswers } from '@/lib/lead/visitor-answers';
import { formatPesos, MIN_YEAR_AMOUNT, parseAmount } from '@/lib/tax/amounts';
import { datePartsOf, isoDate } from '@/lib/tax/dates';
import type { ConditionId, FilingResult } from '@/lib/tax/filing-check';
import { pageSeasons } from '@/lib/words/active-season';
import { limitSources } from '@/lib/words/limit-sources';
import { fill, listed } from '@/lib/words/fill';
import type { ReactNode } from 'react';
import answerStyles from '@/components/income-tax/shared/Answer.module.css';
import { conditionRow } from '@/components/income-tax/shared/places';
import styles from './FilingCheck.module.css';
import type { FilingSeason } from './filing-season';

const { figures, date, late, otherYear, note } = filingCheckWords;
const { verdicts, step, meanings, reasons, ownReasons, vatUnknown, vatWhere } = filingCheckWords;

const pageYears = pageSeasons()
  .map((season) => season.taxYear)
  .sort((a, b) => a - b);

type VerdictWords = NonNullable<ReturnType<typeof verdictWords>>;

/**
 * The words of a verdict; `null` while there is none.
 * @param typed the typed amounts
 * @param today the day in Colombia
 */
export function verdictWords(
  { year, taxYear, thresholds, lastDate, abroadLimit }: FilingSeason,
  { verdict, met, missing }: FilingResult,
  typed: Record<string, string>,
  today: IsoDate,
) {
  if (verdict === 'pending') return null;
  const phase = today > lastDate ? 'Over' : today <= isoDate(taxYear, 12, 31) ? 'Running' : '';
  const words = {
    year,
    taxYear,
    missing: missing.length,
    abroadLimit,
    reasons: listed([...met, ...missing].map((id) => reasons[id])),
  };
  // Equity and VAT status count on the last day of the year, so they may still change.
  const mayChange =
    phase === 'Running' && met.length > 0 && met.every((id) => id === 'equity' || id === 'vat');
  const state = mayChange
    ? 'mayChange'
    : verdict === 'mustFile' || verdict === 'needNot'
      ? (`${verdict}${phase}` as const)
      : verdict;
  const meant: readonly string[] =
    state === 'unknown' && missing.length === 1 ? meanings.unknownOne : meanings[state];
  const onlyDeposits = met.length === 1 && met[0] === 'deposits' ? [meanings.onlyDeposits] : [];
  const { year: lastYear, month, day } = datePartsOf(lastDate);
  const canAskRefund =
    verdict === 'needNot' && phase !== 'Running' && today <= isoDate(lastYear + 2, month, day);
  const refund = canAskRefund ? [meanings.refund] : [];
  return {
    heading: fill(verdicts[state], words),
    /** A short form of the heading, for the step navigation. */
    step: fill(step[state], words),
    meanings: [...meant, ...refund, ...onlyDeposits].map((sentence) => fill(sentence, words)),
    /** The conditions met, «tus ingresos brutos». */
    reasons: met.map((id) => reasons[id]),
    /** The conditions answered «No sé», with their limit or where to look it up. */
    missing: missing.map((id) => ({ id, limit: limitOf(id) })),
    /** The other tax years of the page, if this one needs no return. */
    otherYears: verdict === 'needNot' ? pageYears.filter((year) => year !== taxYear) : [],
    /** The norms of the limits that decide. */
    sources: limitSources(taxYear, verdict === 'needNot' ? undefined : [...met, ...missing]),
    /** The verdict in the form of the visitor's answers. */
    answer: {
      taxYear,
      kind: verdict,
      state,
      reasons: [
        ...met.map((id) => withAmount(id, typed[id])),
        ...missing.map((id) => (id === 'vat' ? vatUnknown : ownReasons[id])),
      ],
    } satisfies VisitorAnswers['verdict'],
  };

  function limitOf(id: ConditionId) {
    const limit = thresholds.find((each) => each.id === id);
    return limit ? formatPesos(limit.amount) : vatWhere;
  }
}

/** A reason with the amount, if one was typed: `mis ingresos brutos ($70.000.000)`. */
function withAmount(id: ConditionId, typed = ''): string {
  const parsed = parseAmount(typed, MIN_YEAR_AMOUNT);
  if (!parsed.ok || parsed.pesos === 0) return ownReasons[id];
  return fill(filingCheckWords.withAmount, { name: ownReasons[id], amount: formatPesos(parsed.pesos) });
}

/** Tone of the card, and the sign in its seal: a tick, a dash or a question mark. */
const due = { tone: 'due', sign: 'M4 13l5.5 5.5L20 6.5' };
const calm = { tone: 'calm', sign: 'M5 12H19' };
const unsure = { tone: 'unknown', sign: null };

type VerdictProps = {
  words: VerdictWords;
  today: IsoDate;
  /** How much the tax would be. */
  range: ReactNode;
};

/** The verdict, its consequences, and the next steps. */
export function Verdict({ words, today, range }: VerdictProps) {
  const { heading, meanings, missing, otherYears, sources, answer } = words;
  const { kind } = answer;
  const isUnknown = kind === 'unknown';
  const { tone, sign } = kind === 'mustFile' ? due : kind === 'needNot' ? calm : unsure;
  const answered: VisitorAnswers = { ...useResults(), verdict: answer };
  const message = answersMessage(answered, today) ?? '';
  const own = answered.date?.taxYear === answer.taxYear ? answered.date : undefined;
  const isLate = answer.state === 'mustFileOver' || (own !== undefined && own.date < today);
  // Who must file sees one reason, then the button: a cheap phone shows both and the message at once.
  const above = kind === 'mustFile' ? 1 : meanings.length;
  return (
    <div
      className={`${tone === 'due' ? 'on-brand ' : ''}${styles.card}`}
      {...{ [ANSWER]: '' }}
      data-tone={tone}
    >
      <div className={`${answerStyles.headline} ${styles.headline}`} data-tone={tone}>
        <span className={`${answerStyles.seal} oct`} aria-hidden>
          {sign ? (
            <svg viewBox="0 0 24 24">
              <path d={sign} />
            </svg>
          ) : (
            '?'
          )}
        </span>
        <h3>{heading}</h3>
        <Sentences of={meanings.slice(0, above)} />
        {missing.length > 0 && (
          <ul className={styles.missing}>
            {missing.map(({ id, limit }) => (
              <li key={id}>
                <a href={`#${conditionRow(id)}`} className="tall">
                  {conditionNames[id]} <span>{limit}</span>
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className={styles.nextSteps}>
        <AnswerActions
          message={message}
          look={tone === 'due' ? 'sun' : undefined}
          {...(isUnknown && {
            second: (
              <ButtonLink look="outline" href={`#${anchors.figures}`}>
                {figures}
              </ButtonLink>
            ),
          })}
        />
        <Sentences of={meanings.slice(above)} />
        {range}
        <p className={`screen wrap ${styles.onward}`}>
          {otherYears.map((taxYear) => (
            <a key={taxYear} className="tall" href={`?${YEAR_PARAMETER}=${taxYear}#${anchors.check}`}>
              {fill(otherYear, { taxYear })}
            </a>
          ))}
          {isUnknown && (
            <button {...formTrigger(message)} className="link">
              {answerActionWords.form}
            </button>
          )}
          {kind === 'mustFile' && (
            <a href={`#${anchors.when}`} className="tall">
              {date}
            </a>
          )}
          {kind === 'mustFile' && isLate && (
            <a href={`?${YEAR_PARAMETER}=${answer.taxYear}#${anchors.late}`} className="tall">
              {late}
            </a>
          )}
          <ShareAnswer about="verdict" taxYear={answer.taxYear} />
        </p>
        <p className="soft">
          <FigureSources sources={sources} /> {note}{' '}
          <ReportError taxYear={answer.taxYear} shown={`${heading} ${meanings[0] ?? ''}`.trim()} />
        </p>
      </div>
    </div>
  );
}
