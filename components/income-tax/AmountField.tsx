import type { ReactNode } from 'react';
import { amountProblems } from '@/content/amounts';
import type { AmountProblem } from '@/lib/tax/amounts';
import { LedgerField } from './LedgerField';
import { writeOut } from './write-out';

type Props = {
  id: string;
  name: string;
  label: string;
  hint: ReactNode;
  problem: AmountProblem | undefined;
  /** What is wrong although the amount can be read. */
  error?: string;
};

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
