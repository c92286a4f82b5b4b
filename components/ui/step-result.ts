/**
 * Tells beside a step of the path what was answered for it, as a data attribute that a style sheet shows: React
 * does not own it and so leaves it alone. Nothing, where the page has no path; '' takes it back.
 */
export function setStepResult(step: string, result: string): void {
  const item = document.querySelector<HTMLElement>(`[data-step='${step}']`);
  if (!item) return;
  if (result === '') delete item.dataset.result;
  else item.dataset.result = result;
}
