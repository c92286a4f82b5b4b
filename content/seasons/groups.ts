import type { DeadlineGroup, GroupId } from './types';

/** The words that every season's tables share. */
export const groupWords = {
  major: {
    id: 'major',
    type: 'Grandes contribuyentes',
    titleDigits: 'Último dígito',
    titleDate: 'Fecha final',
  },
  legal: {
    id: 'legal',
    type: 'Personas jurídicas',
    titleDigits: 'Último dígito',
    titleDate: 'Fecha final',
  },
  natural: {
    id: 'natural',
    type: 'Personas naturales',
    titleDigits: 'Dos últimos dígitos',
    titleDate: 'Fecha final',
  },
} as const satisfies Record<GroupId, Omit<DeadlineGroup, 'installments'>>;

/** The installments of each group, in order. */
export const installmentNames = {
  major: ['Primera cuota', 'Segunda cuota', 'Tercera cuota'],
  legal: ['Primera cuota', 'Segunda cuota'],
  natural: ['Declaración y pago'],
} as const satisfies Record<GroupId, readonly string[]>;
