import { parseAmount, type AmountProblem } from '@/lib/amounts';

/** The amounts typed in a form's fields, what is wrong with those that cannot be read, and whether all were left empty. */
export function readAmounts<Name extends string>(form: FormData, names: readonly Name[]) {
  const amounts: Partial<Record<Name, number>> = {};
  const problems: Partial<Record<Name, AmountProblem>> = {};
  for (const name of names) {
    const parsed = parseAmount(typedIn(form, name));
    if (parsed.ok) amounts[name] = parsed.pesos;
    else problems[name] = parsed.reason;
  }
  return { amounts, problems, isEmpty: names.every((name) => typedIn(form, name).trim() === '') };
}

function typedIn(form: FormData, name: string): string {
  return String(form.get(name) ?? '');
}
