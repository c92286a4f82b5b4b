import { yearInBogota } from '@/lib/tax/dates';

/** Attribute of the copyright year, which the build writes. */
export const COPYRIGHT_YEAR = 'data-copyright-year';

/** Writes the current year in Colombia, so that 1 January needs no rebuild. */
export function showCopyrightYear(): void {
  for (const shown of document.querySelectorAll(`[${COPYRIGHT_YEAR}]`)) {
    shown.textContent = `${yearInBogota(new Date())}`;
  }
}
