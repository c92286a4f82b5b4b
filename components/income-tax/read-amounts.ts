import { parseAmount, type AmountProblem } from '@/lib/amounts';

/** The amounts typed in a form's fields, and what is wrong with those that cannot be read. */
export function readAmounts<Name extends string>(form: FormData, names: readonly Name[]) {
  const amounts: Partial<Record<Name, number>> = {};
  const problems: Partial<Record<Name, AmountProblem>> = {};
  for (const name of names) {
    const parsed = parseAmount(String(form.get(name) ?? ''));
    if (parsed.ok) amounts[name] = parsed.pesos;
    else problems[name] = parsed.reason;
  }
  return { amounts, problems };
}
