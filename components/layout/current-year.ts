import { yearInBogota } from '@/lib/tax/dates';

/** Attribute of what shows the year in which the page was built. */
export const YEAR_OF_THE_DAY = 'data-current-year';

/** Shows the year it is in Colombia, correct on 1 January without a rebuild. */
export function showCurrentYear(): void {
  for (const shown of document.querySelectorAll(`[${YEAR_OF_THE_DAY}]`)) {
    shown.textContent = `${yearInBogota(new Date())}`;
  }
}
