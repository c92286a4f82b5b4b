import type { IsoDate } from '@/content/tax-calendar/types';

/** The latest day on which one of these pages or seasons changed. */
export function lastChange(changed: readonly { readonly updated: IsoDate }[]): IsoDate {
  const days = changed.map(({ updated }) => updated);
  return days.reduce((latest, day) => (day > latest ? day : latest));
}
