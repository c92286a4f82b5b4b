import type { FocusEvent, ReactNode } from 'react';
import { amountProblems } from '@/content/amounts';
import { formatPesos, parseAmount, type AmountProblem } from '@/lib/tax/amounts';
import { LedgerField } from './LedgerField';

type Props = {
  id: string;
  name: string;
  label: string;
  hint: ReactNode;
  problem: AmountProblem | undefined;
  /** What is wrong although the amount can be read. */
  error?: string;
};

/** Shows how an amount was understood: «65 millones» becomes `$65.000.000` when its field is left. */
function writeOut({ currentTarget: field }: FocusEvent<HTMLInputElement>) {
  const parsed = parseAmount(field.value);
  if (parsed.ok && parsed.pesos > 0) field.value = formatPesos(parsed.pesos);
}

/** A field for pesos, typed in any of the ways people write them. */
export function AmountField({ problem, error, ...field }: Props) {
  return (
    <LedgerField
      {...field}
      error={problem ? amountProblems[problem] : error}
      autoComplete="off"
      maxLength={40}
      onBlur={writeOut}
    />
  );
}
