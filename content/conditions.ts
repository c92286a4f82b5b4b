import type { ThresholdId } from './tax-calendar/types';

/** Name of each threshold in the list, the check and its answer. */
export const conditionNames = {
  income: 'Ingresos brutos',
  equity: 'Patrimonio bruto',
  creditCard: 'Consumos con tarjeta de crédito',
  purchases: 'Compras y consumos',
  deposits: 'Consignaciones, depósitos o inversiones',
} as const satisfies Record<ThresholdId, string>;

/** The same for VAT liability, which has no threshold. */
export const vatName = 'Responsable de IVA';
