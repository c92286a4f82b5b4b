import { lookupWords } from '@/content/lookup';
import type { TaxIdReading } from '@/lib/tax/tax-id';
import { fill } from './fill';

/**
 * Tells which digits were used when more were typed: «Tomé 99, los dos últimos dígitos.» `null` for one or
 * two digits.
 * @param count how many digits decide the date: one of a company's NIT
 */
export function taxIdNote(reading: TaxIdReading, count: 1 | 2 = 2): string | null {
  if (!reading.ok || reading.how === 'digits') return null;
  const ending = reading.ending.slice(-count);
  if (reading.how === 'number' && count === 1) return fill(lookupWords.used.ofCompany, { ending });
  if (reading.how === 'verified' && !reading.matches) return fill(lookupWords.used.mismatch, { ending });
  return fill(lookupWords.used[reading.how], { ending });
}
