import type { IsoDate } from '@/content/tax-calendar/types';
import type { VerdictKind } from '@/lib/tax/filing-check';
import type { PlaceAnswer } from '@/lib/tax/place-dates';

/** What the visitor answered to a decree's question about a date, and the other date while that may count. */
type Placed = {
  readonly norm: string;
  readonly answer: PlaceAnswer;
  readonly other: IsoDate | null;
};

/** Results of the tools for the visitor's case, as contact links send them. A tool without an answer has no entry. */
export type VisitorAnswers = {
  readonly verdict?: {
    readonly taxYear: number;
    readonly kind: VerdictKind;
    /** `running` until the tax year ends, `ended` until its last deadline has passed, then `over`. */
    readonly phase: 'running' | 'ended' | 'over';
    /** True if the verdict may still change before the tax year ends. */
    readonly mayChange?: boolean;
    /** The conditions that were met or are unknown, in the first person: «mis ingresos brutos». */
    readonly reasons: readonly string[];
  };
  readonly date?: {
    readonly taxYear: number;
    readonly ending: string;
    readonly date: IsoDate;
    readonly placed?: Placed;
  };
  readonly penalty?: {
    readonly taxYear: number;
    readonly deadline: IsoDate;
    /** The ending of the tax ID. */
    readonly ending: string;
    readonly placed?: Placed;
    /** Whole pesos: `from` with the largest reduction, `to` without; `null` if only the minimum is known. */
    readonly from: number;
    readonly to: number | null;
    /** True if the amounts are lower bounds. */
    readonly isLeast?: boolean;
    /** Set if the visitor received a letter from the DIAN; `reduced` if a reduction makes `from` lower. */
    readonly letter?: 'reduced' | 'full';
  };
  /** Ticked documents of those that everybody needs, or of those and the groups with a tick. */
  readonly papers?: { readonly of: 'everybody' | 'case'; readonly ticked: number; readonly all: number };
};
