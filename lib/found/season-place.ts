import { pages } from '@/content/pages';
import { site } from '@/content/site';
import { href } from '@/lib/env';

/** The id, on the calendar page, of the place that holds a season's dates: `calendario-2026`. */
export function seasonPlace(year: number): string {
  return `calendario-${year}`;
}

/**
 * The address of a season's dates, for a link; with an ending the visitor's rows are marked. The page of the
 * active season is its calendar. `year` is the filing year.
 */
export function calendarAddress(year: number, ending?: string): string {
  const query = ending === undefined ? '' : `?digitos=${ending}`;
  const place = year === site.activeSeason ? '' : `#${seasonPlace(year)}`;
  return `${href(pages.calendar.path)}${query}${place}`;
}
