import { pages } from '@/content/pages';
import { activeSeason } from '@/lib/words/active-season';

/**
 * Id of a season's section on the calendar page: `calendario-2026`.
 * @param year the filing year
 */
export function seasonAnchor(year: number): string {
  return `calendario-${year}`;
}

/**
 * Address of a season's dates; the active season is the calendar page itself.
 * @param year the filing year
 */
export function calendarAddress(year: number): string {
  const place = year === activeSeason().year ? '' : `#${seasonAnchor(year)}`;
  return `${pages.calendar.path}${place}`;
}
