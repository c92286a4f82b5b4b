import { COPYRIGHT_YEAR } from '@/components/dom/attributes';
import { yearInBogota } from '@/lib/tax/dates';

/** Writes the current year in Colombia, so that 1 January needs no rebuild. */
export function showCopyrightYear(): void {
  for (const shown of document.querySelectorAll(`[${COPYRIGHT_YEAR}]`)) {
    shown.textContent = `${yearInBogota(new Date())}`;
  }
}
