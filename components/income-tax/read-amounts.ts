import { parseAmount, type AmountProblem } from '@/lib/tax/amounts';

/** A field left empty, or told that it is not known, gives no amount. */
const UNKNOWN = /^(?:no (?:lo )?s[eé]|\?)?$/i;

/** The amounts typed in a form's fields, what is wrong with those that cannot be read, and whether none was given. */
export function readAmounts<Name extends string>(form: FormData, names: readonly Name[]) {
  const amounts: Partial<Record<Name, number>> = {};
  const problems: Partial<Record<Name, AmountProblem>> = {};
  for (const name of names) {
    const typed = typedIn(form, name);
    if (UNKNOWN.test(typed)) continue;
    const parsed = parseAmount(typed);
    if (parsed.ok) amounts[name] = parsed.pesos;
    else problems[name] = parsed.reason;
  }
  return { amounts, problems, isEmpty: names.every((name) => UNKNOWN.test(typedIn(form, name))) };
}

function typedIn(form: FormData, name: string): string {
  return String(form.get(name) ?? '').trim();
}
