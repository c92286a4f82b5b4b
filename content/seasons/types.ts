/** A calendar day, `YYYY-MM-DD`, in Colombia (America/Bogota). */
export type IsoDate = `${number}-${number}-${number}`;

export type GroupId = 'major' | 'legal' | 'natural';

/** Digits as the table prints them: `'7'` (last digit) or `'27-28'` (two last digits). */
export type DateEntry = { readonly digits: string; readonly date: IsoDate };

export type Installment = {
  readonly name: string;
  /** Whether the return is due with it; with the others only a part of the tax is. */
  readonly files: boolean;
  readonly dates: readonly DateEntry[];
};

export type DeadlineGroup = {
  readonly id: GroupId;
  /** The article that sets its dates. */
  readonly source: string;
  readonly type: string;
  readonly titleDigits: string;
  readonly titleDate: string;
  readonly installments: readonly Installment[];
};

export type ThresholdId = 'equity' | 'income' | 'creditCard' | 'purchases' | 'deposits';

/**
 * Whose rules apply: the limits are for residents who pay income tax in the ordinary way. Who is in the
 * Régimen SIMPLE files another return, and who is not a resident files by what was withheld.
 */
export type TaxStatus = 'ordinary' | 'simple' | 'nonResident';

/** `amount` is whole pesos: `uvt` × the UVT of the tax year. */
export type Threshold = {
  readonly id: ThresholdId;
  readonly uvt: number;
  readonly operator: '>=' | '>';
  readonly amount: number;
};

/** Where the dates come from: `published` by the DIAN, or `computed` from the working-day rule. */
type Provenance =
  | { readonly status: 'published'; readonly source: string; readonly url: string }
  | { readonly status: 'computed'; readonly source: string; readonly url: string };

export type Season = {
  /** The year in which the return is filed. */
  readonly year: number;
  /** The year the return is about. */
  readonly taxYear: number;
  readonly provenance: Provenance;
  /** The day the owner last checked this file. */
  readonly updated: IsoDate;
  /** Pesos per UVT. `taxYear` sets the thresholds, `filingYear` the minimum penalty; `null` = not known yet. */
  readonly uvt: { readonly taxYear: number | null; readonly filingYear: number | null };
  /** Empty while the UVT of the tax year is not known. */
  readonly thresholds: readonly Threshold[];
  /** Always three: major, legal, natural, in this order. */
  readonly groups: readonly DeadlineGroup[];
};
