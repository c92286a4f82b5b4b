'use client';

import { useEffect, useEffectEvent, useMemo, useReducer, useRef, useState } from 'react';
import { afterPaint } from '@/components/dom/later';
import { bringIntoView } from '@/components/dom/bring-into-view';
import { watchBogotaDay } from '@/components/dom/bogota-day';
import { takeDeferredSubmit } from '@/components/dom/deferred-submits';
import { followSteps, useStepResult } from '@/components/dom/path-steps';
import { tellCondition } from '@/components/case/case';
import { useCase, useReport, useTaxYear } from '@/components/case/use-case';
import { ANSWER, FILING_FORM, RESTORED, needsScript } from '@/components/dom/attributes';
import { RemountOn } from '@/components/ui/RemountOn';
import { Working } from '@/components/ui/Working';
import { anchors } from '@/content/page-anchors';
import { filingCheckWords } from '@/content/filing-check';
import { uvts } from '@/content/season-records';
import type { Threshold } from '@/content/tax-calendar/types';
import { workingWords } from '@/content/small-words';
import { todayInBogota } from '@/lib/tax/dates';
import { checkFiling, type ConditionId, type FilingAnswers } from '@/lib/tax/filing-check';
import { fill } from '@/lib/words/fill';
import { AmountField, answerOfAmount, readAmount } from './AmountField';
import { verdictPlace } from '@/components/income-tax/shared/places';
import { Slot } from './Slot';
import styles from './FilingCheck.module.css';
import { AnswersReceipt } from './AnswersReceipt';
import type { FilingSeason } from './filing-season';
import { TaxRange } from './TaxRange';
import { Verdict, verdictWords } from './Verdict';

const { total, keepOn, otherAnswers } = filingCheckWords;

type Props = {
  /** Seasons whose limits are known. */
  seasons: readonly FilingSeason[];
};

/**
 * Shows the verdict for the answers that the case has for the chosen tax year: below the condition that decides, or below
 * all conditions if none decides alone. Nothing is sent.
 */
export function FilingCheck({ seasons }: Props) {
  const taxYear = useTaxYear();
  const season = seasons.find((each) => each.taxYear === taxYear);
  // Starts the step navigation here: it has no chunk of its own, and this one loads first.
  useEffect(followSteps, []);
  useEffect(() => {
    const form = document.getElementById(FILING_FORM);
    if (form instanceof HTMLFormElement) takeDeferredSubmit(form);
  }, []);
  useAmountBoxes(taxYear);
  const thresholds = (season ?? seasons[0])?.thresholds ?? [];
  // The controls of the server-rendered form tell the case; their names and values equal `FilingAnswers`.
  const record = useCase();
  const answers: FilingAnswers = record.years[taxYear]?.answers ?? {};
  const typed = record.amounts?.[taxYear] ?? {};
  // The case's watchers wait for the painted frame, and a typed amount must not.
  const [, render] = useReducer((count: number) => count + 1, 0);
  return (
    <>
      {thresholds.map((threshold) => (
        <AmountField
          key={threshold.id}
          threshold={threshold}
          taxYear={taxYear}
          isAsked={answers[threshold.id] === 'unknown'}
          isMeasured={season !== undefined}
          onLeave={(isDone) => afterPaint(() => bringIntoView(verdictParts, isDone))}
          typed={typed[threshold.id] ?? ''}
          onType={(amount) => {
            tellCondition(taxYear, threshold.id, answerOfAmount(amount, threshold), amount);
            render();
          }}
        />
      ))}
      {season && <CheckOfYear key={taxYear} season={season} answers={answers} typed={typed} />}
    </>
  );
}

/** A box «Escribir la cifra» leads into its field, and stays chosen in a year that has a figure. */
function useAmountBoxes(taxYear: number): void {
  useEffect(() => {
    const form = document.getElementById(FILING_FORM);
    const onInput = ({ target }: Event) => {
      if (target instanceof HTMLInputElement && target.type === 'checkbox' && target.checked)
        fieldOf(target)?.focus();
    };
    form?.addEventListener('input', onInput);
    return () => form?.removeEventListener('input', onInput);
  }, []);
  const shownYear = useRef(taxYear);
  useEffect(() => {
    // A box that was pressed before the check started stays chosen.
    const isStart = shownYear.current === taxYear;
    shownYear.current = taxYear;
    for (const box of document.querySelectorAll<HTMLInputElement>(`#${FILING_FORM} [aria-controls]`))
      box.checked = Boolean(fieldOf(box)?.value) || (isStart && box.checked);
  }, [taxYear]);
}

/** The amount field that a box «Escribir la cifra» shows. */
const fieldOf = (box: Element) =>
  document.getElementById(box.getAttribute('aria-controls') ?? '')?.querySelector('input');

/** Pesos of a typed income that is a whole year's, as a month's or a fortnight's is only with its prima; else 0. */
function yearIncome(typed: string, thresholds: readonly Threshold[]): number {
  const limit = thresholds.find(({ id }) => id === 'income');
  const amount = limit && readAmount(typed, limit);
  return amount?.ok && (amount.period !== 'month' || amount.hasBenefits) ? amount.pesos : 0;
}

/** The row that decides, its amount field while that is typed in, and the verdict from its heading to its message. */
function verdictParts() {
  const card = document.querySelector(`#${FILING_FORM} [${ANSWER}]`);
  const row = card?.closest('li')?.previousElementSibling;
  const message = card?.querySelector('[data-look] ~ p > small')?.parentElement;
  return [row, row?.querySelector('[type=text]:focus'), card?.querySelector('h3'), message];
}

type CheckOfYearProps = {
  season: FilingSeason;
  answers: FilingAnswers;
  /** Texts of the amount fields by condition. */
  typed: Record<string, string>;
};

function CheckOfYear({ season, answers, typed }: CheckOfYearProps) {
  const { thresholds } = season;
  const [decisive, setDecisive] = useState<ConditionId | null>(null);

  const [today, setToday] = useState(() => todayInBogota());
  useEffect(() => watchBogotaDay(setToday), []);
  const check = useMemo(() => checkFiling(thresholds, answers), [thresholds, answers]);
  const words = useMemo(() => verdictWords(season, check, typed, today), [season, check, typed, today]);
  const heading = words?.heading ?? '';
  useReport('verdict', words?.answer);
  useStepResult(anchors.check, words?.step ?? '');

  // The verdict stays below the condition that first decided it, as long as that one still does.
  const { met, answered, all } = check;
  const deciding = decisive && met.includes(decisive) ? decisive : (met[0] ?? null);
  if (deciding !== decisive) setDecisive(deciding);

  const progress = words === null && answered > 0 ? fill(total.progress, { answered, all }) : total.start;
  const status = useRef<HTMLParagraphElement>(null);
  const tell = useEffectEvent(() => {
    const region = status.current;
    // A kept verdict is neither announced nor brought into view while the page loads.
    if (!region || region.closest(`[${RESTORED}]`)) return;
    // A verdict that is taken back is said to be gone.
    region.textContent = heading || (region.textContent && progress);
    // Scrolling before the frame that shows the verdict would lay the page out twice.
    if (heading !== '') afterPaint(() => bringIntoView(verdictParts));
  });
  useEffect(() => tell(), [heading, deciding, progress]);
  // A tick is of the figure that it stood under: another one is asked about again.
  const [ofJobs, setOfJobs] = useState('');
  const income = check.verdict === 'mustFile' ? yearIncome(typed.income ?? '', thresholds) : 0;
  const uvt = uvts.find(({ year }) => year === season.taxYear)?.pesos;
  const verdict = words && (
    <RemountOn value={JSON.stringify([words, today])}>
      <Verdict
        words={words}
        today={today}
        range={
          uvt !== undefined &&
          income > 0 && (
            <TaxRange
              income={income}
              uvt={uvt}
              isFromJobs={ofJobs === typed.income}
              onTick={(isFromJobs) => setOfJobs(isFromJobs ? (typed.income ?? '') : '')}
            />
          )
        }
      />
    </RemountOn>
  );
  return (
    <>
      <p ref={status} className="hidden" role="status" />
      {words === null && (
        <p className={`screen ${styles.total}`} {...needsScript}>
          <svg width="52" height="52" viewBox="0 0 52 52" aria-hidden>
            <path d="M14 2h24l12 12v24L38 50H14L2 38V14z" />
            <path d="m15 27 8 9 14-19" />
          </svg>
          <b>{total.heading}</b> <Working words={workingWords} />
          <span className="soft idle">{progress}</span>
        </p>
      )}
      {deciding ? (
        <Slot key={deciding} id={verdictPlace(deciding)}>
          {verdict}
          {deciding !== 'vat' && (
            <p className={`soft ${styles.keepOn}`}>{answered === all ? otherAnswers : keepOn}</p>
          )}
        </Slot>
      ) : (
        verdict
      )}
      <AnswersReceipt words={words} today={today} />
    </>
  );
}
