import { PROGRESS } from '@/components/dom/attributes';

/** Placeholder of the number of ticked documents in its sentence. */
export const TICKED = '#';

/**
 * Says how many of the documents that everybody needs are ticked: «Llevas 3 de los 6 de todos». A screen reader announces it
 * from the second time on, so not while the page loads.
 */
export function showProgress(): void {
  const place = document.querySelector<HTMLElement>(`[${PROGRESS}]`);
  const boxes = place?.closest('section')?.querySelector('ul')?.querySelectorAll('input') ?? [];
  const ticked = [...boxes].filter(({ checked }) => checked).length;
  const words = place?.getAttribute(PROGRESS) ?? '';
  if (!place) return;
  place.textContent = ticked > 0 ? words.replace(TICKED, `${ticked}`) : ' ';
  place.ariaLive = 'polite';
}
