/**
 * Shows a step's answer in the path, as a data attribute that a stylesheet displays and React leaves alone.
 * Does nothing on a page without a path; '' clears it.
 */
export function setStepResult(step: string, result: string): void {
  const item = document.querySelector<HTMLElement>(`[data-step='${step}']`);
  if (!item) return;
  if (result === '') delete item.dataset.result;
  else item.dataset.result = result;
}
