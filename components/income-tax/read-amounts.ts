import { parseAmount, type AmountProblem } from '@/lib/tax/amounts';

/** Answers for «I don't know». */
const UNKNOWN = /^(?:no (?:lo )?s[eé]|ni idea|\?)$/i;

/** A field's answer: «no» and «cero» are 0 pesos, and a blank is no answer. */
type AmountInput =
  | { readonly kind: 'blank' | 'unknown' }
  | { readonly kind: 'pesos'; readonly pesos: number }
  | { readonly kind: 'unreadable'; readonly reason: AmountProblem };

export function readAmount(typed: string): AmountInput {
  const text = typed.trim();
  if (text === '') return { kind: 'blank' };
  if (UNKNOWN.test(text)) return { kind: 'unknown' };
  const parsed = parseAmount(text);
  return parsed.ok ? { kind: 'pesos', pesos: parsed.pesos } : { kind: 'unreadable', reason: parsed.reason };
}
