import { yearInBogota } from '@/lib/tax/dates';

/** Attribute of what shows the year in which the page was built. */
export const COPYRIGHT_YEAR = 'data-copyright-year';

/** Shows the year it is in Colombia, correct on 1 January without a rebuild. */
export function showCopyrightYear(): void {
  for (const shown of document.querySelectorAll(`[${COPYRIGHT_YEAR}]`)) {
    shown.textContent = `${yearInBogota(new Date())}`;
  }
}
