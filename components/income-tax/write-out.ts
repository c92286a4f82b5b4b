import type { FocusEvent } from 'react';
import { formatPesos, parseAmount } from '@/lib/tax/amounts';

/** Writes an amount as it was read when its field is left: «65 millones» becomes `$65.000.000`. */
export function writeOut({ currentTarget: field }: FocusEvent<HTMLInputElement>): void {
  const parsed = parseAmount(field.value);
  if (parsed.ok && parsed.pesos > 0) field.value = formatPesos(parsed.pesos);
}
