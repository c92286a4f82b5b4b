import { LOGO } from '@/components/dom/attributes';

/** Marks the logos that have loaded; until then the organisation's name shows. */
export function markLoadedLogos(): void {
  const mark = (target: EventTarget | null) => {
    if (target instanceof HTMLImageElement && target.matches(`[${LOGO}]`))
      target.setAttribute(LOGO, 'loaded');
  };
  // Logos that loaded before this script.
  for (const logo of document.querySelectorAll<HTMLImageElement>(`img[${LOGO}]`)) {
    if (logo.naturalWidth > 0) mark(logo);
  }
  // An element's `load` neither bubbles nor reaches the window.
  document.addEventListener('load', ({ target }) => mark(target), true);
}
