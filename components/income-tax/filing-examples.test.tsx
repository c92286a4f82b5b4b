import { render, screen } from '@testing-library/react';
import { conditionNames } from '@/content/conditions';
import { filingCheckWords } from '@/content/filing-check';
import type { ThresholdId, TaxStatus } from '@/content/seasons/types';
import { fill } from '@/lib/words/fill';
import { checkFiling } from '@/lib/tax/filing-check';
import { seasonFor } from '@/lib/words/active-season';
import { FilingAnswer } from './FilingAnswer';

const { verdicts, reasons, vat } = filingCheckWords;

type Verdict = 'mustFile' | 'needNot' | 'simple' | 'nonResident';
type Case = {
  year?: 2025 | 2026 | 2027;
  amounts?: Partial<Record<ThresholdId, number>>;
  vat?: boolean;
  status?: TaxStatus;
};
/** The condition that decides and what is said of it; none where no figure does. */
type Said = readonly [condition: ThresholdId | 'vat', sentence: string];
type Example = readonly [told: string, given: Case, verdict: Verdict, said: Said | null];

const income2025 = '$65.891.000';
const equity2025 = '$211.792.500';
const above = (limit: string, distance: string) => fill(reasons.above, { limit, distance });
const below = (limit: string, distance: string) => fill(reasons.below, { limit, distance });
const at = (limit: string) => fill(reasons.atLimit, { limit });

const examples: readonly Example[] = [
  // Each limit of 2024, one peso under, exact, and one over.
  [
    'ingresos, un peso menos',
    { amounts: { income: 65_890_999 } },
    'needNot',
    ['income', below(income2025, '$1')],
  ],
  [
    'ingresos, el tope justo: «igual o superior»',
    { amounts: { income: 65_891_000 } },
    'mustFile',
    ['income', fill(reasons.reached, { limit: income2025 })],
  ],
  [
    'ingresos, un peso más',
    { amounts: { income: 65_891_001 } },
    'mustFile',
    ['income', above(income2025, '$1')],
  ],
  [
    'patrimonio, un peso menos',
    { amounts: { equity: 211_792_499 } },
    'needNot',
    ['equity', below(equity2025, '$1')],
  ],
  [
    'patrimonio, el tope justo: «superior»',
    { amounts: { equity: 211_792_500 } },
    'needNot',
    ['equity', at(equity2025)],
  ],
  [
    'patrimonio, un peso más',
    { amounts: { equity: 211_792_501 } },
    'mustFile',
    ['equity', above(equity2025, '$1')],
  ],
  [
    'patrimonio, la cifra redondeada de la DIAN supera la exacta',
    { amounts: { equity: 211_793_000 } },
    'mustFile',
    ['equity', above(equity2025, '$500')],
  ],
  [
    'tarjetas, un peso menos',
    { amounts: { creditCard: 65_890_999 } },
    'needNot',
    ['creditCard', below(income2025, '$1')],
  ],
  [
    'tarjetas, el tope justo',
    { amounts: { creditCard: 65_891_000 } },
    'needNot',
    ['creditCard', at(income2025)],
  ],
  [
    'tarjetas, un peso más',
    { amounts: { creditCard: 65_891_001 } },
    'mustFile',
    ['creditCard', above(income2025, '$1')],
  ],
  [
    'compras, un peso menos',
    { amounts: { purchases: 65_890_999 } },
    'needNot',
    ['purchases', below(income2025, '$1')],
  ],
  [
    'compras, el tope justo',
    { amounts: { purchases: 65_891_000 } },
    'needNot',
    ['purchases', at(income2025)],
  ],
  [
    'compras, un peso más',
    { amounts: { purchases: 65_891_001 } },
    'mustFile',
    ['purchases', above(income2025, '$1')],
  ],
  [
    'consignaciones, un peso menos',
    { amounts: { deposits: 65_890_999 } },
    'needNot',
    ['deposits', below(income2025, '$1')],
  ],
  [
    'consignaciones, el tope justo',
    { amounts: { deposits: 65_891_000 } },
    'needNot',
    ['deposits', at(income2025)],
  ],
  [
    'consignaciones, un peso más',
    { amounts: { deposits: 65_891_001 } },
    'mustFile',
    ['deposits', above(income2025, '$1')],
  ],
  // Lives.
  [
    'un pensionado con 70.000.000 de pensión',
    { amounts: { income: 70_000_000 } },
    'mustFile',
    ['income', above(income2025, '$4.109.000')],
  ],
  [
    'un préstamo de 80.000.000 que pasó por Nequi, con ingresos de 30.000.000',
    { amounts: { income: 30_000_000, deposits: 80_000_000 } },
    'mustFile',
    ['deposits', above(income2025, '$14.109.000')],
  ],
  [
    'todo bajo los topes aunque sume más: los topes no se suman',
    { amounts: { income: 60_000_000, creditCard: 60_000_000, purchases: 60_000_000, deposits: 60_000_000 } },
    'needNot',
    ['purchases', below(income2025, '$5.891.000')],
  ],
  [
    'una casa que costó 180.000.000, sin ingresos',
    { amounts: { equity: 180_000_000 } },
    'needNot',
    ['equity', below(equity2025, '$31.792.500')],
  ],
  [
    'todo por encima',
    { amounts: { income: 1e9, equity: 1e9, creditCard: 1e9, purchases: 1e9, deposits: 1e9 }, vat: true },
    'mustFile',
    ['equity', above(equity2025, '$788.207.500')],
  ],
  [
    'ceros escritos',
    { amounts: { income: 0, equity: 0 } },
    'needNot',
    ['income', fill(reasons.nothing, { limit: income2025 })],
  ],
  // VAT.
  ['responsable de IVA sin una cifra', { vat: true }, 'mustFile', ['vat', reasons.vat]],
  [
    'responsable de IVA bajo todos los topes',
    { amounts: { income: 20_000_000 }, vat: true },
    'mustFile',
    ['vat', reasons.vat],
  ],
  ['no responsable de IVA', { amounts: { income: 20_000_000 } }, 'needNot', ['vat', reasons.notVat]],
  // Whose rules are others.
  ['SIMPLE sin cifras', { status: 'simple' }, 'simple', null],
  ['SIMPLE y responsable de IVA: no es esta declaración', { status: 'simple', vat: true }, 'simple', null],
  ['SIMPLE por encima de los topes', { status: 'simple', amounts: { income: 900_000_000 } }, 'simple', null],
  ['no residente sin cifras', { status: 'nonResident' }, 'nonResident', null],
  [
    'no residente con 900.000.000: los topes no deciden',
    { status: 'nonResident', amounts: { income: 900_000_000 } },
    'nonResident',
    null,
  ],
  [
    'no residente bajo los topes: puede que deba',
    { status: 'nonResident', amounts: { income: 1_000_000 } },
    'nonResident',
    null,
  ],
  // Other seasons.
  [
    '2025: 69.718.599 de ingresos',
    { year: 2026, amounts: { income: 69_718_599 } },
    'needNot',
    ['income', below('$69.718.600', '$1')],
  ],
  [
    '2025: 69.718.600 de ingresos',
    { year: 2026, amounts: { income: 69_718_600 } },
    'mustFile',
    ['income', fill(reasons.reached, { limit: '$69.718.600' })],
  ],
  [
    '2025: el tope de 2024 no alcanza',
    { year: 2026, amounts: { income: 65_891_000 } },
    'needNot',
    ['income', below('$69.718.600', '$3.827.600')],
  ],
  [
    '2025: 224.095.500 de patrimonio',
    { year: 2026, amounts: { equity: 224_095_500 } },
    'needNot',
    ['equity', at('$224.095.500')],
  ],
  [
    '2025: 224.095.501 de patrimonio',
    { year: 2026, amounts: { equity: 224_095_501 } },
    'mustFile',
    ['equity', above('$224.095.500', '$1')],
  ],
  [
    '2026: 73.323.600 de ingresos',
    { year: 2027, amounts: { income: 73_323_600 } },
    'mustFile',
    ['income', fill(reasons.reached, { limit: '$73.323.600' })],
  ],
  [
    '2026: 235.683.001 de patrimonio',
    { year: 2027, amounts: { equity: 235_683_001 } },
    'mustFile',
    ['equity', above('$235.683.000', '$1')],
  ],
];

function answer(
  { year = 2025, amounts = {}, vat: vatResponsible = false, status = 'ordinary' }: Case,
  isOver = false,
) {
  const { thresholds } = seasonFor(year);
  const check = checkFiling(thresholds, { amounts, vatResponsible, status });
  const words = { year: String(year), taxYear: String(year - 1) };
  render(<FilingAnswer check={check} vatResponsible={vatResponsible} isOver={isOver} words={words} />);
  return words;
}

test.each(examples)('%s', (_, given, verdict, said) => {
  const words = answer(given);
  expect(screen.getByRole('heading')).toHaveTextContent(fill(verdicts[verdict], words));
  const rows = screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
  if (!said) return expect(rows).toEqual([]);
  const name = said[0] === 'vat' ? vat.label : conditionNames[said[0]];
  expect(rows.find((row) => row.startsWith(name))).toContain(said[1]);
});

test.each([
  ['mustFile', { amounts: { income: 70_000_000 } }],
  ['needNot', { amounts: { income: 1 } }],
] as const)('once the dates have passed, %s is said of what was', (verdict, given) => {
  const words = answer(given, true);
  expect(screen.getByRole('heading')).toHaveTextContent(fill(verdicts[`${verdict}Over`], words));
});
