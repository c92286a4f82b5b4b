import { lookupWords } from '@/content/lookup';
import { presentation } from '@/content/presentation';
import { lateSectionWords } from '@/content/late-filing';
import { uvts } from '@/content/season-records';
import type { Season, ThresholdId } from '@/content/tax-calendar/types';
import { formatFigure, formatPesos, salary, toThousand } from '@/lib/tax/amounts';
import { formatDayMonth, formatLong } from '@/lib/tax/dates';
import { lastUvt, minimumPenalty, penaltyRules } from '@/lib/tax/late-penalty';
import { groupOf, isComputed, windowOf } from '@/lib/tax/deadlines';
import { incomeTax } from '@/lib/tax/tax-range';
import { filingRules, thresholdsFor } from '@/lib/tax/thresholds';
import { activeSeason } from './active-season';
import { fill, type Words } from './fill';
import { siteWords } from './site-words';

/**
 * Value of each token in a season.
 * An unknown value (a coming year's UVT) is `undefined`: `fill` then throws and `fillIfKnown` drops the sentence.
 */
export function seasonWords(season: Season) {
  const { year, taxYear, pesosPerUvt } = season;
  const { first, last } = windowOf(groupOf(season, 'natural'));
  const limit = (id: ThresholdId) => season.thresholds.find((threshold) => threshold.id === id)?.amount;
  const pesos = (amount: number | null | undefined) => (amount == null ? undefined : formatPesos(amount));
  const rounded = (amount: number | undefined) => pesos(amount && toThousand(amount));
  const rules = filingRules(taxYear);
  // Late returns are settled in the latest year with a known UVT or after it.
  const settled = lastUvt(Infinity, uvts);
  return {
    year,
    taxYear,
    /** First and last deadline of natural persons: `12 de agosto de 2025`, `12 de agosto`. */
    firstDate: formatLong(first),
    firstDayMonth: formatDayMonth(first),
    lastDate: formatLong(last),
    lastDayMonth: formatDayMonth(last),
    /** UVT of the tax year, and the limits derived from it, in pesos. */
    uvt: pesos(pesosPerUvt.taxYear),
    incomeLimit: pesos(limit('income')),
    equityLimit: pesos(limit('equity')),
    /** The month's salary with prestaciones that reaches the income limit. */
    monthlyLimit: pesos(monthOf(limit('income'))),
    /** The income limit of the tax year that is named like this filing year, which people confuse. */
    yearLimit: pesos(thresholdsFor(year, pesosPerUvt.filingYear).find(({ id }) => id === 'income')?.amount),
    /** Two limits rounded to the thousand, as the DIAN publishes them. */
    incomeLimitRounded: rounded(limit('income')),
    equityLimitRounded: rounded(limit('equity')),
    /** The minimum penalty with its year: `$524.000 en 2026`. */
    latestMinimum:
      settled &&
      fill(lateSectionWords.minimumOf, {
        year: settled.year,
        amount: formatPesos(minimumPenalty(settled.year, settled)),
      }),
    /** `2.000 UVT ($99.598.000)`: assets abroad that are declared apart, and a month's untaxed pension. */
    abroadLimit: inPesosToo(rules.abroadUvt, pesosPerUvt.filingYear),
    pensionLimit: inPesosToo(rules.pensionUvt, pesosPerUvt.taxYear),
    /** The tax-free income, and the deductions per dependant and for electronic invoices. */
    zeroRateLimit: inPesosToo(incomeTax.brackets[0].from, pesosPerUvt.taxYear),
    dependantMonthLimit: inPesosToo(rules.dependantMonthUvt, pesosPerUvt.taxYear),
    dependantLimit: inPesosToo(rules.dependantUvt, pesosPerUvt.taxYear),
    /** What a partner, parent or sibling who depends on the taxpayer earns at most in a year. */
    dependantIncomeLimit: inPesosToo(rules.dependantIncomeUvt, pesosPerUvt.taxYear),
    invoicesLimit: inPesosToo(rules.invoicesUvt, pesosPerUvt.taxYear),
    ...penaltyWords(settled?.year ?? year),
    /** The note that dates are computed; absent once the DIAN has published them. */
    computedNote: isComputed(season) ? lookupWords.computed : undefined,
  } as const;
}

/** The salary of a month that pays a year's amount, rounded down to ten thousand pesos, so that nobody is told a limit too high. */
const monthOf = (amount: number | undefined) => amount && Math.floor(amount / salary.months / 1e4) * 1e4;

/** A number of UVT with its amount in pesos: `2.000 UVT ($99.598.000)`. */
function inPesosToo(count: number, uvt: number | null): string {
  const inUvt = `${formatFigure(count)} UVT`;
  return uvt === null ? inUvt : `${inUvt} (${formatPesos(count * uvt)})`;
}

/**
 * Fills a sentence, or returns `null` while the season doesn't know one of its tokens.
 * @throws Error as `fill` does, for a token that no season has
 */
export function fillIfKnown(sentence: string, words: Words): string | null {
  const waits = Object.entries(words).some(
    ([token, value]) => value === undefined && sentence.includes(`{${token}}`),
  );
  return waits ? null : fill(sentence, words);
}

/** Token values for the late-filing rules that settle a penalty in a calendar year. */
export function penaltyWords(year: number) {
  const { tax, income, equity, minimumUvt, capUvt } = penaltyRules(year);
  return {
    /** Minimum and cap as numbers of UVT, `10` and `2.500`. */
    minimumUvt: formatFigure(minimumUvt),
    capUvt: formatFigure(capUvt),
    /** Percentages per month and their maximum: on the tax, the income and the equity. */
    taxRate: formatFigure(tax.perMonth),
    taxMost: formatFigure(tax.most),
    incomeRate: formatFigure(income.perMonth),
    incomeMost: formatFigure(income.most),
    equityRate: formatFigure(equity.perMonth),
    equityMost: formatFigure(equity.most),
  };
}

/** Values of every token that a page's words may use: the owner's and the active season's. */
export function pageWords() {
  const { headline, highlight = '' } = presentation;
  return { ...siteWords, headline, highlight, ...seasonWords(activeSeason()) };
}
