import type { Threshold } from '@/content/seasons/types';
import { formatPesos, parseAmount } from '@/lib/tax/amounts';
import {
  conditionsOf,
  measure,
  taxStatuses,
  type Answer,
  type ConditionId,
  type FilingAnswers,
} from '@/lib/tax/filing-check';

/*
 * The check's answers live in the browser's own controls: stylesheets paint a tap, and none is lost before the code
 * loads.
 */

const ANSWERS: readonly string[] = ['yes', 'no', 'unknown'] satisfies readonly Answer[];
const isAnswer = (value: string | null): value is Answer => value !== null && ANSWERS.includes(value);

/** The name of a condition's amount field. */
export const amountName = (id: ConditionId) => `${id}-amount`;

/** The name of the box that unfolds it. */
export const writeName = (id: ConditionId) => `${id}-write`;

/** The answers in the form's entries. */
export function answersOf(entries: URLSearchParams, thresholds: readonly Threshold[]): FilingAnswers {
  const given = conditionsOf(thresholds).flatMap((id): [ConditionId, Answer][] => {
    const answer = entries.get(id);
    return isAnswer(answer) ? [[id, answer]] : [];
  });
  return {
    status: taxStatuses.find((status) => status === entries.get('status')) ?? 'ordinary',
    conditions: Object.fromEntries(given),
  };
}

/**
 * Lets a typed amount answer its row's chips, and a tapped chip clear its row's amount.
 * @param onTyping receives the name of an amount's field, and whether the visitor is typing in it or has left it
 * @returns a function that stops it
 */
export function answerByAmounts(
  form: HTMLFormElement,
  thresholds: readonly Threshold[],
  onTyping: (name: string, isTyping: boolean) => void,
): () => void {
  const amountOf = (id: ConditionId) => {
    const field = form.elements.namedItem(amountName(id));
    return field instanceof HTMLInputElement ? field : null;
  };
  const answer = (threshold: Threshold) => {
    const typed = amountOf(threshold.id)?.value ?? '';
    const parsed = typed.trim() === '' ? null : parseAmount(typed);
    const value = parsed?.ok ? (measure(threshold, parsed.pesos).reached ? 'yes' : 'no') : null;
    for (const chip of form.querySelectorAll<HTMLInputElement>(`[type=radio][name='${threshold.id}']`)) {
      chip.checked = chip.value === value;
    }
  };
  const onInput = ({ target }: Event) => {
    if (!(target instanceof HTMLInputElement)) return;
    const written = thresholds.find(({ id }) => target.name === writeName(id));
    if (written && target.checked) amountOf(written.id)?.focus();
    const threshold = thresholds.find(({ id }) => target.name === id || target.name === amountName(id));
    if (!threshold) return;
    if (target.type !== 'radio') {
      onTyping(target.name, true);
      answer(threshold);
      return;
    }
    const amount = amountOf(threshold.id);
    if (amount) amount.value = '';
  };
  const onChange = ({ target }: Event) => {
    if (!(target instanceof HTMLInputElement) || target.type !== 'text') return;
    const parsed = parseAmount(target.value);
    // «65 millones» becomes `$65.000.000`, so that its reading shows.
    if (parsed.ok && parsed.pesos > 0) target.value = formatPesos(parsed.pesos);
    onTyping(target.name, false);
  };
  for (const threshold of thresholds) if (amountOf(threshold.id)?.value) answer(threshold);
  form.addEventListener('input', onInput);
  form.addEventListener('change', onChange);
  return () => {
    form.removeEventListener('input', onInput);
    form.removeEventListener('change', onChange);
  };
}
