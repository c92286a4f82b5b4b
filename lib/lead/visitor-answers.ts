import type { answersMessageWords } from '@/content/visitor-answers';
import type { IsoDate } from '@/content/tax-calendar/types';
import type { VerdictKind } from '@/lib/tax/filing-check';
import type { PlacedDeadline } from '@/lib/tax/place-dates';

/** The deadline of the visitor's ending. */
type OwnDate = {
  readonly taxYear: number;
  readonly ending: string;
  readonly date: IsoDate;
  /** For an ending to which a decree gives another date. */
  readonly placed?: PlacedDeadline;
};

/** Results of the tools for the visitor's case, as contact links send them. A tool without an answer has no entry. */
export type VisitorAnswers = {
  readonly verdict?: {
    readonly taxYear: number;
    readonly kind: VerdictKind;
    /** The kind, by the state of the tax year: `Running` until it ends, `Over` once its last deadline has passed. */
    readonly state: keyof typeof answersMessageWords.verdict;
    /** The conditions that were met or are unknown, in the first person: «mis ingresos brutos». */
    readonly reasons: readonly string[];
  };
  readonly date?: OwnDate;
  /** For a date that was missed. */
  readonly penalty?: OwnDate & {
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
