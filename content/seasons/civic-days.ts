import type { IsoDate } from './types';

/**
 * Days on which the State did not work although no law makes them a yearly holiday.
 * Add one here when a decree declares it: the dates of computed seasons move by themselves.
 */
export const civicDays = [
  { date: '2024-07-15', reason: 'Día cívico, Decreto 880 de 2024' },
] as const satisfies readonly { date: IsoDate; reason: string }[];
