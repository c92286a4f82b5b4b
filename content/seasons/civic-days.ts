import type { IsoDate } from './types';

/**
 * Days declared non-working by decree for one year only.
 * Adding one moves the dates of computed seasons.
 */
export const civicDays = [
  { date: '2024-07-15', reason: 'Día cívico, Decreto 880 de 2024' },
] as const satisfies readonly { date: IsoDate; reason: string }[];
