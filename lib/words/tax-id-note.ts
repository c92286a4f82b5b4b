import { lookupWords } from '@/content/lookup';
import type { TaxIdReading } from '@/lib/tax/tax-id';
import { fill } from './fill';

/**
 * Tells which digits were used when more were typed: «Tomé 99, los dos últimos dígitos.» `null` for one or
 * two digits.
 */
export function taxIdNote(reading: TaxIdReading): string | null {
  if (!reading.ok || reading.how === 'digits') return null;
  const { ending } = reading;
  if (reading.how === 'verified' && !reading.matches) return fill(lookupWords.used.mismatch, { ending });
  return fill(lookupWords.used[reading.how], { ending });
}
