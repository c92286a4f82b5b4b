import { sourceLinks } from '../sources';
import type { DeadlineGroup, GroupId, Installment } from './types';

/** Words shared by every season's tables. */
export const groupWords = {
  major: {
    id: 'major',
    source: 'Decreto 1625 de 2016, artículo 1.6.1.13.2.11',
    type: 'Grandes contribuyentes',
    titleDigits: 'Último dígito',
  },
  legal: {
    id: 'legal',
    source: 'Decreto 1625 de 2016, artículo 1.6.1.13.2.12',
    type: 'Personas jurídicas',
    titleDigits: 'Último dígito',
  },
  natural: {
    id: 'natural',
    source: 'Decreto 1625 de 2016, artículo 1.6.1.13.2.15',
    type: 'Personas naturales',
    titleDigits: 'Dos últimos dígitos',
  },
} as const satisfies Record<GroupId, Omit<DeadlineGroup, 'installments'>>;

/** The source of computed dates. */
export const decreeSource = {
  source: 'Decreto 2229 de 2023',
  url: sourceLinks['Decreto 2229 de 2023'],
} as const;

/** Installments of each group, in order; the return is filed with one of them. */
export const installmentWords = {
  major: [
    { name: 'Primera cuota', files: false },
    { name: 'Segunda cuota y declaración', files: true },
    { name: 'Tercera cuota', files: false },
  ],
  legal: [
    { name: 'Primera cuota y declaración', files: true },
    { name: 'Segunda cuota', files: false },
  ],
  natural: [{ name: 'Declaración y pago', files: true }],
} as const satisfies Record<GroupId, readonly Omit<Installment, 'dates'>[]>;
