import type { Threshold } from '@/content/seasons/types';

/**
 * The limits in UVT from which one must file, each enough alone. The DIAN's wording is «igual o superior» for income
 * and «superior» for the rest (Estatuto Tributario, articles 592 to 594-3).
 */
const thresholdRules = [
  { id: 'income', uvt: 1400, operator: '>=' },
  { id: 'equity', uvt: 4500, operator: '>' },
  { id: 'creditCard', uvt: 1400, operator: '>' },
  { id: 'purchases', uvt: 1400, operator: '>' },
  { id: 'deposits', uvt: 1400, operator: '>' },
] as const satisfies readonly Omit<Threshold, 'amount'>[];

/** The thresholds in whole pesos; none while the UVT of the tax year is not known. */
export function thresholdsFor(uvt: number | null): Threshold[] {
  return uvt === null ? [] : thresholdRules.map((rule) => ({ ...rule, amount: rule.uvt * uvt }));
}
