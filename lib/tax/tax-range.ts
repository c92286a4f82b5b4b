import { toThousand } from './amounts';
import { sourced } from './source';

/** Figures of tax years from 2023 on (Ley 2277 of 2022). */
export const incomeTax = sourced(
  {
    /**
     * The tax on residents' income; below the first bracket it is zero. `from`: UVT of taxable income above which a bracket
     * applies, up to the next one. `percent`: of what exceeds `from`. `added`: UVT of tax on `from` itself, which the law rounds.
     */
    brackets: [
      { from: 1090, percent: 19, added: 0 },
      { from: 1700, percent: 28, added: 116 },
      { from: 4100, percent: 33, added: 788 },
      { from: 8670, percent: 35, added: 2296 },
      { from: 18970, percent: 37, added: 5901 },
      { from: 31000, percent: 39, added: 10352 },
    ] as const,
    /** Percent of a salary that the employee pays for health and pension. */
    contributions: 8,
    /** Percent of the rest of income from work that is exempt, and at most how many UVT a year. */
    exempt: 25,
    exemptUvt: 790,
    /** Percent of the income, and UVT, that all reductions together don't exceed. */
    most: 40,
    mostUvt: 1340,
  },
  {
    brackets: 'artículo 241',
    contributions: 'Ley 100 de 1993',
    exempt: 'artículo 206',
    exemptUvt: 'artículo 206',
    most: 'artículo 336',
    mostUvt: 'artículo 336',
  },
);

/**
 * Between what amounts the tax of a year is whose income is all from employment, before withholdings: at most on the whole
 * income, at least on what is left after contributions and the exempt part. Dependants, electronic invoices, interest of
 * housing and the like lower it further, and exempt cesantías too.
 * @param income pesos of gross income in the tax year, of 2023 or later
 * @param uvt pesos per UVT of that year
 * @returns whole pesos, to the thousand
 */
export function taxRange(income: number, uvt: number): { readonly from: number; readonly to: number } {
  const { contributions, exempt, exemptUvt, most, mostUvt } = incomeTax;
  const inUvt = income / uvt;
  const paid = (inUvt * contributions) / 100;
  const free = Math.min(((inUvt - paid) * exempt) / 100, exemptUvt);
  const reduced = Math.min(paid + free, (inUvt * most) / 100, mostUvt);
  return { from: toThousand(taxOn(inUvt - reduced) * uvt), to: toThousand(taxOn(inUvt) * uvt) };
}

/** UVT of tax on a taxable income in UVT. */
function taxOn(taxable: number): number {
  const bracket = incomeTax.brackets.findLast(({ from }) => taxable > from);
  return bracket ? bracket.added + ((taxable - bracket.from) * bracket.percent) / 100 : 0;
}
