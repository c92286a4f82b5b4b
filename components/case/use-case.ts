import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { afterPaint } from '@/components/dom/later';
import { chosenTaxYear, YEAR_CHANGED } from '@/components/tax-year/tax-year';
import type { VisitorAnswers } from '@/lib/lead/visitor-answers';
import { activeSeason } from '@/lib/words/active-season';
import { CASE_CHANGED, readCase, type Case } from './case';

const emptyCase = JSON.stringify({ at: 0, years: {} } satisfies Case);
/** The tools render a changed case after the frame that shows the tap: React would render it before. */
const watchCase: Watch = (listener) => watchEvents(CASE_CHANGED, 'storage')(() => afterPaint(listener));

/** The visitor's case, kept up to date; an empty one on the server. */
export function useCase(): Case {
  const told = useSyncExternalStore(
    watchCase,
    () => JSON.stringify(readCase()),
    () => emptyCase,
  );
  return useMemo(() => JSON.parse(told) as Case, [told]);
}

const watchYear = watchEvents(YEAR_CHANGED);

/** Tax year of the chosen tab; the active season's without tabs, and on the server. */
export function useTaxYear(): number {
  const active = activeSeason().taxYear;
  return useSyncExternalStore(
    watchYear,
    () => chosenTaxYear() ?? active,
    () => active,
  );
}

const noResults: VisitorAnswers = {};
let results = noResults;
const RESULTS_CHANGED = 'results-changed';
const watchResults = watchEvents(RESULTS_CHANGED);

/** Results of the tools for the visitor's case, kept up to date; every contact link sends them. Empty on the server. */
export function useResults(): VisitorAnswers {
  return useSyncExternalStore(
    watchResults,
    () => results,
    () => noResults,
  );
}

/** Hands out what a tool found; `undefined` takes it back. */
export function reportResult<Part extends keyof VisitorAnswers>(
  part: Part,
  found: VisitorAnswers[Part],
): void {
  if (results[part] === found) return;
  results = { ...results, [part]: found };
  dispatchEvent(new Event(RESULTS_CHANGED));
}

/**
 * Hands out what a tool finds, as long as the tool is shown.
 * @param found the same object until the tool finds something else
 */
export function useReport<Part extends keyof VisitorAnswers>(part: Part, found: VisitorAnswers[Part]): void {
  useEffect(() => reportResult(part, found), [part, found]);
  useEffect(() => () => reportResult(part, undefined), [part]);
}

type Watch = Parameters<typeof useSyncExternalStore>[0];

function watchEvents(...types: readonly string[]): Watch {
  return (listener) => {
    for (const type of types) addEventListener(type, listener);
    return () => {
      for (const type of types) removeEventListener(type, listener);
    };
  };
}
