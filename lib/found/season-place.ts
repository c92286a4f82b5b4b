import { pages } from '@/content/pages';
import { site } from '@/content/site';
import { href } from '@/lib/env';

/** Id of a season's section on the calendar page: `calendario-2026`. */
export function seasonPlace(year: number): string {
  return `calendario-${year}`;
}

/**
 * Address of a season's dates; the active season is the calendar page itself.
 * @param year the filing year
 */
export function calendarAddress(year: number): string {
  const place = year === site.activeSeason ? '' : `#${seasonPlace(year)}`;
  return `${href(pages.calendar.path)}${place}`;
}
