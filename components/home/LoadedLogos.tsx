'use client';

import { useEffect } from 'react';

/**
 * Marks the organisations' logos (`<img data-logo>`) that have loaded; the organisation's name shows until then.
 */
export function LoadedLogos() {
  useEffect(() => {
    const mark = (target: EventTarget | null) => {
      if (target instanceof HTMLImageElement && target.matches('[data-logo]')) target.dataset.logo = 'loaded';
    };
    // Logos that loaded before this script.
    for (const logo of document.querySelectorAll<HTMLImageElement>('img[data-logo]')) {
      if (logo.naturalWidth > 0) mark(logo);
    }
    // `load` does not bubble, so it is captured.
    const onLoad = ({ target }: Event) => mark(target);
    document.addEventListener('load', onLoad, true);
    return () => document.removeEventListener('load', onLoad, true);
  }, []);

  return null;
}
