import type { ThresholdId } from './tax-calendar/types';

/** Heading of each group of questions, in the page's order. */
export const faqGroups = {
  dates: 'Fechas, pagos y cartas',
  duty: 'Si te toca',
  abroad: 'Desde el exterior',
} as const;

/** Names of the opening days, capitalised as at the start of a sentence. */
export const openDays = {
  'monday-friday': 'Lunes a viernes',
  'monday-saturday': 'Lunes a sábado',
  saturday: 'Sábado',
  sunday: 'Domingo',
} as const;

/** Name of each threshold. */
export const limitNames = {
  income: 'Ingresos brutos',
  equity: 'Patrimonio bruto',
  creditCard: 'Consumos con tarjeta de crédito',
  purchases: 'Compras y consumos',
  deposits: 'Consignaciones, depósitos o inversiones',
} as const satisfies Record<ThresholdId, string>;

/** Name of each condition in the list, the check and its answer: the thresholds, and VAT liability, which has none. */
export const conditionNames = {
  ...limitNames,
  vat: 'Responsable de IVA',
} as const;
