import type { Notice } from '@/content/notice';
import type { IsoDate } from '@/content/tax-calendar/types';

/** True if a notice shows on a day in Colombia; its first and last day count. */
export function isDue({ from, until }: Pick<Notice, 'from' | 'until'>, day: IsoDate): boolean {
  return from <= day && day <= until;
}
