/** @jest-environment node */
import { placeDates } from '@/content/season-records';
import { deadlineByPlace } from '@/lib/tax/place-dates';
import { placedDateWords } from '@/lib/place-dates';
import { placedPenaltyWords } from './words';

const [decree] = placeDates;
if (!decree) throw new Error('no decree');

const late = {
  deadline: '2026-08-18',
  filed: '2026-11-28',
  tax: 6_000_000,
  income: 0,
  equity: 0,
  creditBalance: 0,
  uvt: { year: 2026, pesos: 52_374 },
} as const;

test('both counts are named while place or decree is not certain, and one afterwards', () => {
  const said = (answer: string | undefined, confirmed?: '2026-12-01') => {
    const placed = deadlineByPlace(2026, '08', '2026-08-18', [{ ...decree, confirmed }], answer);
    if (!placed) throw new Error('one date only');
    return `${placedDateWords(placed)} ${placedPenaltyWords(placed, late, false)}`;
  };
  const doubt = '(según un diario; por confirmar en la DIAN)';
  expect(said('yes')).toBe(
    `Por el Decreto 1 de 2026, tu fecha es el 30 de octubre de 2026 ${doubt}; sin él, el 18 de agosto de 2026. Por el Decreto 1 de 2026, cuento desde el 30 de octubre de 2026 ${doubt}; sin él, desde el 18 de agosto de 2026, 4 meses de atraso y $1.200.000 de sanción, o $600.000 con la reducción.`,
  );
  expect(said(undefined)).toBe(
    `Por el Decreto 1 de 2026, si tu respuesta es Sí, tu fecha es el 30 de octubre de 2026 ${doubt}. Por el Decreto 1 de 2026, si tu respuesta es Sí, se cuenta desde el 30 de octubre de 2026 ${doubt}: un mes de atraso y $524.000 de sanción.`,
  );
  expect(said('yes', '2026-12-01')).toBe(
    'Por el Decreto 1 de 2026, tu fecha es el 30 de octubre de 2026. Por el Decreto 1 de 2026, cuento desde el 30 de octubre de 2026.',
  );
  expect(said('no').trim()).toBe('');
});
