/** A calendar day, `YYYY-MM-DD`, in Colombia (America/Bogota). */
export type IsoDate = `${number}-${number}-${number}`;

export type GroupId = 'major' | 'legal' | 'natural';

/** Digits as printed: `'7'` (last digit) or `'27-28'` (last two digits). */
export type DateEntry = { readonly digits: string; readonly date: IsoDate };

export type Installment = {
  readonly name: string;
  /** The return is due with this installment; otherwise only a part of the tax is. */
  readonly files: boolean;
  readonly dates: readonly DateEntry[];
};

export type DeadlineGroup = {
  readonly id: GroupId;
  /** Article of the decree that sets the group's dates. */
  readonly source: string;
  readonly type: string;
  readonly titleDigits: string;
  readonly installments: readonly Installment[];
};

export type ThresholdId = 'equity' | 'income' | 'creditCard' | 'purchases' | 'deposits';

/**
 * Taxpayer status: the limits apply to residents under the ordinary regime. The Régimen SIMPLE has its own
 * return; non-residents file according to their withholding.
 */
export type TaxStatus = 'ordinary' | 'simple' | 'nonResident';

/** `amount` is whole pesos: `uvt` × the UVT of the tax year. */
export type Threshold = {
  readonly id: ThresholdId;
  readonly uvt: number;
  readonly operator: '>=' | '>';
  readonly amount: number;
};

/** Origin of the dates: `published` by the DIAN, or `computed` from the working-day rule. */
type Provenance = {
  readonly status: 'published' | 'computed';
  readonly source: string;
  readonly url: string;
};

export type Season = {
  /** Filing year. */
  readonly year: number;
  /** Tax year, which the return covers. */
  readonly taxYear: number;
  readonly provenance: Provenance;
  /** Day of the owner's last change of its dates or their source; `records` in lib/seasons.ts dates a computed season. */
  readonly updated: IsoDate;
  /** Pesos per UVT: `taxYear` sets the limits, `filingYear` the minimum penalty; `null` until published. */
  readonly pesosPerUvt: { readonly taxYear: number | null; readonly filingYear: number | null };
  /** The filing limits; none until the tax year's UVT is known. */
  readonly thresholds: readonly Threshold[];
  /** The three taxpayer groups, always in the order major, legal, natural. */
  readonly groups: readonly DeadlineGroup[];
};
