import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { takeDeferredSubmit } from '@/components/dom/deferred-submits';
import { followSteps, setStepResult } from '@/components/dom/path-steps';
import { useTaxYear } from '@/components/tax-year/use-tax-year';
import { FILING_FORM } from '@/components/dom/tool-forms';
import { Working } from '@/components/ui/Working';
import { needsScript } from '@/components/dom/needs-script';
import { filingCheckWords } from '@/content/filing-check';
import { workingWords } from '@/content/working';
import { reportAnswer } from '@/lib/lead/visitor-answers';
import { todayInBogota } from '@/lib/tax/dates';
import { checkFiling, conditionsOf, type ConditionId, type FilingAnswers } from '@/lib/tax/filing-check';
import { fill } from '@/lib/words/fill';
import { AmountField, AmountMeasure } from './AmountMeasure';
import styles from './FilingCheck.module.css';
import { AnswersReceipt } from './AnswersReceipt';
import { amountName, useFormEntries } from './form-entries';
import type { FilingSeason } from './FilingCheckSection';
import { Verdict, verdictWords } from './Verdict';

const { total, keepOn, otherAnswers } = filingCheckWords;

type Props = {
  /** A promise of hers, beside each way on. */
  promise: string;
  /** The page's seasons with known limits. */
  seasons: readonly FilingSeason[];
  activeTaxYear: number;
};

/**
 * The check's verdict for the page's year, under the row that decides or, where none does alone, under all of them.
 * Nothing is sent.
 */
export function FilingCheck({ promise, seasons, activeTaxYear }: Props) {
  const taxYear = useTaxYear(activeTaxYear);
  const season = seasons.find((each) => each.taxYear === taxYear);
  // The path has no code of its own, and this comes first.
  useEffect(followSteps, []);
  useEffect(() => {
    const form = document.getElementById(FILING_FORM);
    if (form instanceof HTMLFormElement) takeDeferredSubmit(form);
  }, []);
  // The rows that take the amounts' fields are there then.
  const [isMounted, setMounted] = useState(false);
  return (
    <>
      {isMounted &&
        (season ?? seasons[0])?.thresholds.map((threshold) => (
          <AmountField key={threshold.id} threshold={threshold} />
        ))}
      {season && (
        <VerdictOf key={taxYear} promise={promise} season={season} onMount={() => setMounted(true)} />
      )}
    </>
  );
}

type VerdictProps = { promise: string; season: FilingSeason; onMount: () => void };

function VerdictOf({ promise, season, onMount }: VerdictProps) {
  const { thresholds, taxYear } = season;
  const entries = useFormEntries(FILING_FORM);
  const [decisive, setDecisive] = useState<ConditionId | null>(null);

  // The form is the page's own: its names and values are those of the answers.
  const check = checkFiling(thresholds, Object.fromEntries(entries) as FilingAnswers);
  const isPending = check.verdict === 'pending';
  const today = todayInBogota(new Date());
  const words = isPending ? null : verdictWords(season, check, entries, today);
  const heading = words?.heading ?? '';
  const step = words?.step ?? '';
  useEffect(() => reportAnswer('verdict', words?.answer));
  useEffect(() => () => reportAnswer('verdict', undefined), []);
  useEffect(() => {
    setStepResult('check', step);
    return () => setStepResult('check', '');
  }, [step]);

  // A verdict stays under the row that first decided it, while that row does.
  const met = check.verdict === 'mustFile' ? check.met : [];
  const deciding = decisive && met.includes(decisive) ? decisive : (met[0] ?? null);
  if (deciding !== decisive) setDecisive(deciding);

  const place = deciding && document.querySelector(`#condition-${deciding} + li`);
  const isWhole = conditionsOf(thresholds).every((id) => entries.has(id));
  const verdict = words && <Verdict words={words} promise={promise} today={today} />;
  return (
    <>
      <p className="hidden" role="status" ref={onMount}>
        {heading}
      </p>
      {thresholds.map((threshold) => (
        <AmountMeasure
          key={threshold.id}
          threshold={threshold}
          taxYear={taxYear}
          typed={entries.get(amountName(threshold.id)) ?? ''}
        />
      ))}
      {isPending && (
        <p className={`screen ${styles.total}`} {...needsScript}>
          <svg width="52" height="52" viewBox="0 0 52 52" aria-hidden>
            <path d="M14 2h24l12 12v24L38 50H14L2 38V14z" />
            <path d="m15 27 8 9 14-19" />
          </svg>
          <b>{total.heading}</b>
          <Working words={workingWords} />
          <span className="soft idle">
            {check.answered === 0
              ? total.start
              : fill(total.progress, { answered: String(check.answered), all: String(check.all) })}
          </span>
        </p>
      )}
      {place
        ? createPortal(
            <>
              {verdict}
              {deciding !== 'vat' && (
                <p className={`soft ${styles.keepOn}`}>{isWhole ? otherAnswers : keepOn}</p>
              )}
            </>,
            place,
          )
        : verdict}
      <AnswersReceipt reasons={words?.reasons ?? []} today={today} />
    </>
  );
}
