import type { Norm } from '@/content/norms';

/** Figures with the norm that each comes from, such as a rate's or a limit's: a figure without one does not compile. */
export function sourced<Figures extends object>(
  figures: Figures,
  sources: Readonly<Record<keyof Figures, Norm>>,
) {
  return { ...figures, sources };
}

/** The rules of a year: the last that began by then; for years before all of them, the oldest. */
export function rulesOf<Rules extends { readonly from: number }>(
  year: number,
  [oldest, ...later]: readonly [Rules, ...Rules[]],
): Rules {
  return later.findLast(({ from }) => from <= year) ?? oldest;
}
