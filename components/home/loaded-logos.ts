/**
 * Marks the organisations' logos (`<img data-logo>`) that have loaded; the organisation's name shows until then.
 */
export function markLoadedLogos(): void {
  const mark = (target: EventTarget | null) => {
    if (target instanceof HTMLImageElement && target.matches('[data-logo]')) target.dataset.logo = 'loaded';
  };
  // Logos that loaded before this script.
  for (const logo of document.querySelectorAll<HTMLImageElement>('img[data-logo]')) {
    if (logo.naturalWidth > 0) mark(logo);
  }
  // An element's `load` neither bubbles nor reaches the window.
  document.addEventListener('load', ({ target }) => mark(target), true);
}
