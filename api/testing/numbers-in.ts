import type { Mail } from '../mail';

/** The numbers of the leads that a mail names, each in parentheses behind a name. */
export function numbersIn({ subject, text }: Mail): number[] {
  return (`${subject} · ${text}`.match(/(?<=\()\d+(?=\) · )/g) ?? []).map(Number);
}
