'use client';

import { useEffect, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { watchBogotaDay } from '@/components/dom/bogota-day';
import { takeDeferredSubmit } from '@/components/dom/deferred-submits';
import { followSteps, setStepResult } from '@/components/dom/path-steps';
import { useTaxYear } from '@/components/case/use-case';
import { FILING_FORM, RESTORED } from '@/components/dom/attributes';
import { Working } from '@/components/ui/Working';
import { needsScript } from '@/components/dom/needs-script';
import { filingCheckWords } from '@/content/filing-check';
import { workingWords } from '@/content/working';
import { reportResult } from '@/components/case/use-case';
import { todayInBogota } from '@/lib/tax/dates';
import { checkFiling, conditionsOf, type ConditionId, type FilingAnswers } from '@/lib/tax/filing-check';
import { fill } from '@/lib/words/fill';
import { AmountField, AmountMeasure } from './AmountMeasure';
import { amountName, conditionRow, writeName } from './condition-row';
import styles from './FilingCheck.module.css';
import { AnswersReceipt } from './AnswersReceipt';
import { useFormEntries } from './form-entries';
import type { FilingSeason } from './filing-season';
import { Verdict, verdictWords } from './Verdict';

const { total, keepOn, otherAnswers } = filingCheckWords;

type Props = {
  /** A promise of the owner, below the WhatsApp button of the verdict. */
  promise: string;
  /** Seasons whose limits are known. */
  seasons: readonly FilingSeason[];
  activeTaxYear: number;
};

/**
 * Reads the answers of the server-rendered form and shows the verdict for the chosen tax year: below the condition that
 * decides, or below all conditions if none decides alone. Nothing is sent.
 */
export function FilingCheck({ promise, seasons, activeTaxYear }: Props) {
  const taxYear = useTaxYear(activeTaxYear);
  const season = seasons.find((each) => each.taxYear === taxYear);
  // Starts the step navigation here: it has no chunk of its own, and this one loads first.
  useEffect(followSteps, []);
  useEffect(() => {
    const form = document.getElementById(FILING_FORM);
    if (form instanceof HTMLFormElement) takeDeferredSubmit(form);
  }, []);
  const entries = useFormEntries(FILING_FORM);
  return (
    <>
      {(season ?? seasons[0])?.thresholds.map((threshold) => (
        <AmountField
          key={threshold.id}
          threshold={threshold}
          isAsked={entries.get(threshold.id) === 'unknown' || entries.has(writeName(threshold.id))}
        >
          {season && (
            <AmountMeasure
              key={taxYear}
              threshold={threshold}
              taxYear={taxYear}
              typed={entries.get(amountName(threshold.id)) ?? ''}
            />
          )}
        </AmountField>
      ))}
      {season && <CheckOfYear key={taxYear} promise={promise} season={season} entries={entries} />}
    </>
  );
}

type CheckOfYearProps = {
  promise: string;
  season: FilingSeason;
  entries: ReturnType<typeof useFormEntries>;
};

function CheckOfYear({ promise, season, entries }: CheckOfYearProps) {
  const { thresholds } = season;
  const [decisive, setDecisive] = useState<ConditionId | null>(null);

  // Field names and values of the server-rendered form equal `FilingAnswers`.
  const check = checkFiling(thresholds, Object.fromEntries(entries) as FilingAnswers);
  const isPending = check.verdict === 'pending';
  const [today, setToday] = useState(() => todayInBogota(new Date()));
  useEffect(() => watchBogotaDay((now) => setToday(todayInBogota(now))), []);
  const words = isPending ? null : verdictWords(season, check, entries, today);
  const heading = words?.heading ?? '';
  const step = words?.step ?? '';
  useEffect(() => reportResult('verdict', words?.answer));
  useEffect(() => () => reportResult('verdict', undefined), []);
  useEffect(() => {
    setStepResult('check', step);
    return () => setStepResult('check', '');
  }, [step]);

  // The verdict stays below the condition that first decided it, as long as that one still does.
  const met = check.verdict === 'mustFile' ? check.met : [];
  const deciding = decisive && met.includes(decisive) ? decisive : (met[0] ?? null);
  if (deciding !== decisive) setDecisive(deciding);

  // One element holds the verdict and moves with it, because React adds all its listeners to each element of a portal.
  const [holder] = useState(() => (typeof document === 'undefined' ? null : document.createElement('div')));
  useLayoutEffect(() => {
    if (!deciding || !holder) return;
    document.querySelector(`#${conditionRow(deciding)} + li`)?.append(holder);
    return () => holder.remove();
  }, [deciding, holder]);
  // A kept verdict is not announced while the page loads.
  const isRestored = words !== null && document.getElementById(FILING_FORM)?.hasAttribute(RESTORED);
  const isWhole = conditionsOf(thresholds).every((id) => entries.has(id));
  const verdict = words && <Verdict words={words} promise={promise} today={today} />;
  return (
    <>
      <p className="hidden" role="status">
        {!isRestored && heading}
      </p>
      {isPending && (
        <p className={`screen ${styles.total}`} {...needsScript}>
          <svg width="52" height="52" viewBox="0 0 52 52" aria-hidden>
            <path d="M14 2h24l12 12v24L38 50H14L2 38V14z" />
            <path d="m15 27 8 9 14-19" />
          </svg>
          <b>{total.heading}</b> <Working words={workingWords} />
          <span className="soft idle">
            {check.answered === 0
              ? total.start
              : fill(total.progress, { answered: String(check.answered), all: String(check.all) })}
          </span>
        </p>
      )}
      {deciding && holder
        ? createPortal(
            <>
              {verdict}
              {deciding !== 'vat' && (
                <p className={`soft ${styles.keepOn}`}>{isWhole ? otherAnswers : keepOn}</p>
              )}
            </>,
            holder,
          )
        : verdict}
      <AnswersReceipt reasons={words?.reasons ?? []} today={today} />
    </>
  );
}
