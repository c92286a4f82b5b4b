import type { IsoDate } from '@/content/tax-calendar/types';
import { toThousand } from './amounts';
import { datePartsOf, isoDate } from './dates';
import { rulesOf, sourced } from './source';

/*
 * The penalty for filing an income tax return late, before the DIAN summons the taxpayer.
 * Each figure names its article of the Estatuto Tributario; article 577 rounds to thousands. All amounts are whole
 * pesos. Interest on the tax comes on
 * top (articles 634 and 635) and is not calculated here.
 */

/** Pesos per UVT of a calendar year. */
export type Uvt = { readonly year: number; readonly pesos: number };

export type LateFiling = {
  readonly deadline: IsoDate;
  /** The day of filing, when the penalty is settled. */
  readonly filed: IsoDate;
  /** Total impuesto a cargo of the return, before withholdings and advances are subtracted; 0 for none. */
  readonly tax: number;
  /** Gross income of the tax year; counts when there is no tax. */
  readonly income: number;
  /** Net equity of the year before; counts when there is no tax and no income. */
  readonly equity: number;
  /** Saldo a favor of the return; 0 for none. */
  readonly creditBalance: number;
  /**
   * UVT of the year of `filed`, or else the last known one. As the UVT never falls, the amounts are then
   * minimums.
   */
  readonly uvt: Uvt;
};

export type LatePenalty = ReturnType<typeof penaltyAfter>;

/** The rules since Ley 1819 of 2016. */
const sinceLaw1819 = {
  /** The first calendar year in which these rules settle a penalty. */
  from: 2017,
  ...sourced(
    {
      /** Percent of the base per month, and the maximum total percent. */
      tax: { perMonth: 5, most: 100 },
      income: { perMonth: 0.5, most: 5 },
      equity: { perMonth: 1, most: 10 },
      /** The cap on income or equity without a credit balance, in UVT of the year of settlement. */
      capUvt: 2500,
      /** The minimum, in the same UVT. */
      minimumUvt: 10,
      /** Shares of the penalty that are paid with a reduction. */
      half: 0.5,
      threeQuarters: 0.75,
      /** The factor of rates and caps after the DIAN's summons. */
      summoned: 2,
    },
    {
      tax: 'artículo 641',
      income: 'artículo 641',
      equity: 'artículo 641',
      capUvt: 'artículo 641',
      minimumUvt: 'artículo 639',
      half: 'artículo 640',
      threeQuarters: 'artículo 640',
      summoned: 'artículo 642',
    },
  ),
};

/** Time after its deadline in which the DIAN can demand a return. */
export const claimPeriod = sourced({ years: 5 }, { years: 'artículo 717' });

/** The rules that settle a penalty in a calendar year. Add a reform's rules at the end. */
export function penaltyRules(year: number) {
  return rulesOf(year, [sinceLaw1819]);
}

/**
 * Article 639: the minimum of a penalty settled in a year, reduced or not, in pesos: $498.000 in 2025.
 * @param uvt of that year, or the last known one
 */
export function minimumPenalty(year: number, uvt: Uvt): number {
  return toThousand(uvt.pesos * penaltyRules(year).minimumUvt);
}

/** The UVT of a calendar year, or the last known before it; `undefined` if none is. */
export function lastUvt(year: number, known: readonly Uvt[]): Uvt | undefined {
  return known.filter((uvt) => uvt.year <= year).sort((one, other) => other.year - one.year)[0];
}

/**
 * True if the five years in which the DIAN can demand a return have passed since its deadline (article 717). On the
 * last day of the five they have not.
 */
export function isLapsed(deadline: IsoDate, today: IsoDate): boolean {
  const { year, month, day } = datePartsOf(deadline);
  return today > isoDate(year + claimPeriod.years, month, day);
}

/** The last day that counts as this many months late; for 0, the deadline itself. */
function lastDayOf(months: number, deadline: IsoDate): IsoDate {
  const { year, month, day } = datePartsOf(deadline);
  const sameDay = isoDate(year, month + months, day);
  const lastOfMonth = isoDate(year, month + months + 1, 0);
  return sameDay < lastOfMonth ? sameDay : lastOfMonth;
}

/**
 * Calendar months, or parts of one, from the deadline to the day of filing, as article 641 counts them; 0 when in time.
 * Due on 24 October: 24 November is one month late, 25 November two. In a shorter month the
 * month ends on its last day.
 */
export function monthsLate(deadline: IsoDate, filed: IsoDate): number {
  if (filed <= deadline) return 0;
  const from = datePartsOf(deadline);
  const to = datePartsOf(filed);
  const months = (to.year - from.year) * 12 + to.month - from.month;
  return filed > lastDayOf(months, deadline) ? months + 1 : months;
}

/** The lowest cap that applies: a share of the base, twice the credit balance, or an amount in UVT. */
function lowestCap(isOfTax: boolean, share: number, { creditBalance, uvt }: LateFiling, capUvt: number) {
  const ofBase = { kind: 'share', amount: Math.round(share) } as const;
  if (isOfTax) return ofBase;
  const other =
    creditBalance > 0
      ? ({ kind: 'credit', amount: creditBalance * 2 } as const)
      : // The article names no year, so the UVT of the year of settlement applies, as for the minimum.
        ({ kind: 'uvt', amount: uvt.pesos * capUvt } as const);
  return other.amount < ofBase.amount ? other : ofBase;
}

/**
 * The penalty for filing late before the DIAN's summons, in whole pesos; `null` if filed on time. Source:
 * article 641.
 */
export function latePenalty(late: LateFiling): LatePenalty | null {
  const months = monthsLate(late.deadline, late.filed);
  return months === 0 ? null : penaltyAfter(months, late);
}

/**
 * The same penalty for another number of months late. `late.deadline` is not read.
 * @param months at least 1; a part of a month counts as one
 */
export function penaltyAfter(months: number, late: LateFiling) {
  const { year } = datePartsOf(late.filed);
  const rules = penaltyRules(year);
  const minimum = minimumPenalty(year, late.uvt);
  // A multiple of 1,000, never below the minimum; `raised` if the minimum raised it.
  const atLeastMinimum = (amount: number) => ({
    amount: Math.max(toThousand(amount), minimum),
    raised: amount < minimum,
  });
  const base =
    (['tax', 'income', 'equity'] as const).find((candidate) => late[candidate] > 0) ?? ('none' as const);
  const [baseAmount, rate] = base === 'none' ? [0, rules.tax] : [late[base], rules[base]];
  const calculated = Math.round((baseAmount * rate.perMonth * months) / 100);
  const cap = lowestCap(base === 'tax', (baseAmount * rate.most) / 100, late, rules.capUvt);
  const capped = Math.min(calculated, cap.amount);
  const { amount: penalty, raised } = atLeastMinimum(capped);
  const half = atLeastMinimum(capped * rules.half);
  const isCapped = cap.amount < calculated;
  return {
    /** Months since the deadline; a part of a month counts as one. */
    months,
    base,
    baseAmount,
    /** The rate × months × base, before the cap and the minimum. */
    calculated,
    /** The cap that lowered the calculated amount; `null` when none did. */
    cap: isCapped ? cap : null,
    /** The minimum penalty at the given UVT, in whole pesos. */
    minimum,
    raised,
    /** Amount due in pesos, rounded to a multiple of 1,000. */
    penalty,
    /** True if rounding to a multiple of 1,000 changed the amount due. */
    rounded: !raised && penalty !== capped,
    /**
     * Article 640's reductions before a summons: a half without late filing in the two years before, three
     * quarters without one in the last year.
     */
    reduced: {
      half,
      threeQuarters: atLeastMinimum(capped * rules.threeQuarters),
    },
    /** The penalty for the same delay after the DIAN's summons. Article 642 doubles rates and caps, so the capped amount doubles. */
    afterSummons: atLeastMinimum(capped * rules.summoned).amount,
    /**
     * True if the penalty is a lower bound: the UVT of the year of filing is unknown, and the minimum or the cap in
     * UVT determines the amount.
     */
    isLeast: late.uvt.year < year && (half.raised || (isCapped && cap.kind === 'uvt')),
  };
}
