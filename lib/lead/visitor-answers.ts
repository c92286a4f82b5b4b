import type { IsoDate, TaxStatus } from '@/content/tax-calendar/types';

/*
 * What the visitor has answered on the page, which every tool writes to and every exit sends. It lives as long as the
 * page, and nothing of it is sent but by the visitor; what the device keeps is in components/dom/kept-case.ts.
 */

/** Each answer by the tool that gives it; absent while not answered. */
export type VisitorAnswers = {
  readonly verdict?: {
    readonly taxYear: number;
    readonly kind: 'mustFile' | 'needNot' | 'unknown' | Exclude<TaxStatus, 'ordinary'>;
    /** Whether the tax year has ended, and whether its last deadline has passed. */
    readonly phase: 'running' | 'ended' | 'over';
    /** Whether a yes may still change until the tax year ends. */
    readonly mayChange?: boolean;
    /** In the visitor's own words, «mis ingresos brutos»: the conditions met, or not known. */
    readonly reasons: readonly string[];
  };
  readonly date?: { readonly taxYear: number; readonly ending: string; readonly date: IsoDate };
  readonly penalty?: {
    readonly taxYear: number;
    readonly deadline: IsoDate;
    /** The ending, unless the deadline was typed. */
    readonly ending?: string;
    /** Whole pesos, with and without the reduction; `to` is `null` where only the least is known. */
    readonly from: number;
    readonly to: number | null;
    /** Whether the amounts are the least they can be. */
    readonly isLeast?: boolean;
    /** Whether a letter of the DIAN came. */
    readonly letter?: boolean;
  };
  readonly papers?: { readonly ticked: number; readonly all: number };
};

let current: VisitorAnswers = {};
const listeners = new Set<() => void>();

/** The answers so far; the same object until one changes. */
export function visitorAnswers(): VisitorAnswers {
  return current;
}

/** Writes a tool's answer; `undefined` takes it away. */
export function reportAnswer<Part extends keyof VisitorAnswers>(
  part: Part,
  answer: VisitorAnswers[Part],
): void {
  if (JSON.stringify(current[part]) === JSON.stringify(answer)) return;
  current = { ...current, [part]: answer };
  for (const listener of listeners) listener();
}

/** Calls after each change; returns the function that stops it. */
export function watchAnswers(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
