import { useEffect, useMemo, useState } from 'react';
import { addressParameter, initialTab } from '@/components/case/case';
import { useHydrated } from '@/components/dom/use-hydrated';
import { chosenTaxYear, YEAR_CHANGED, YEAR_PARAMETER } from '@/components/tax-year/tax-year';
import { lateFilingWords } from '@/content/late-filing';
import type { IsoDate } from '@/content/tax-calendar/types';
import { buildYear } from '@/lib/build-day';
import { seasons } from '@/lib/seasons';
import { todayInBogota } from '@/lib/tax/dates';
import { isLapsed } from '@/lib/tax/late-penalty';
import { deadlineOf, pastTaxYears } from '@/lib/tax/past-deadlines';
import { activeSeason } from '@/lib/words/active-season';
import { fill } from '@/lib/words/fill';

/** Stands for the years before the listed ones. */
export const OLDER = 0;

/** Years that have not begun are left out, since nobody can be late for them. */
const knownYears = [...seasons.map(({ taxYear }) => taxYear), ...pastTaxYears]
  .filter((taxYear) => taxYear <= buildYear())
  .sort((a, b) => b - a);

/**
 * The calculator's tax year: the one that address or case name as it starts, else the one missed last; then the one of the
 * last tab or link, or the one chosen here. No answer changes it.
 * @param builtOn day of the build, whose year and list are in the HTML
 */
export function useLateYear(builtOn: IsoDate) {
  const isHydrated = useHydrated();
  const today = isHydrated ? todayInBogota() : builtOn;
  const years = useMemo(() => listedYears(today), [today]);
  // Answers change the case's year, so it is read once.
  const atStart = useMemo(() => (isHydrated ? chosenLateYear() : missedYear(builtOn)), [isHydrated, builtOn]);
  const [chosen, setTaxYear] = useState<number | null>(null);
  useEffect(() => {
    const follow = () => setTaxYear(chosenLateYear());
    addEventListener(YEAR_CHANGED, follow);
    return () => removeEventListener(YEAR_CHANGED, follow);
  }, []);
  return { today, years, taxYear: chosen ?? atStart, setTaxYear };
}

/** The year that address, case or tab name, or the latest missed one before it; without a name, the one missed last. */
export function chosenLateYear(): number {
  return missedYear(todayInBogota(), initialTab() === null ? undefined : chosenTaxYear());
}

/**
 * The year with which the calculator starts, at the visitor's first act or before: the one that it shows, because answers
 * here or in another tab may have told the case one since; but the one of a link or a turned tab, or missed since the build.
 */
export function startedYear(shown: number, builtOn: IsoDate): number {
  if (addressParameter(YEAR_PARAMETER) !== null) return chosenLateYear();
  return shown === missedYear(builtOn) ? missedYear(todayInBogota()) : shown;
}

/** The latest tax year whose first deadline has passed on that day, up to the given one, if there is one. */
function missedYear(today: IsoDate, upTo = Infinity): number {
  const isMissed = (taxYear: number) =>
    taxYear <= upTo && (deadlineOf(taxYear, '01', seasons) ?? today) < today;
  return knownYears.find(isMissed) ?? activeSeason().taxYear;
}

/**
 * Tax years whose return the DIAN can still claim for some ending on that day. The year that is not filed yet is among
 * them only once the window of the year before is over.
 */
export function listedYears(today: IsoDate): number[] {
  return knownYears.filter((taxYear) => {
    const [last, lastBefore] = [taxYear, taxYear - 1].map(lastOf);
    return (!last || !isLapsed(last, today)) && (!lastBefore || lastBefore < today);
  });
}

/** The last deadline of a tax year. */
const lastOf = (taxYear: number) => deadlineOf(taxYear, '00', seasons);

/** «2025: se declaró en 2026», or «se declara» while its season is open or ahead. */
export function optionOf(taxYear: number, today: IsoDate): string {
  const { past, ahead } = lateFilingWords.fields.taxYear;
  return fill((lastOf(taxYear) ?? '') < today ? past : ahead, { taxYear, year: taxYear + 1 });
}
