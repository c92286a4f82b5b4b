'use client';

import { useEffect } from 'react';

/**
 * Marks the organisations' logos (`<img data-logo>`) that really arrived: until then, and if one
 * never does, its organisation's name stands in its place.
 */
export function LoadedLogos() {
  useEffect(() => {
    const mark = (target: EventTarget | null) => {
      if (target instanceof HTMLImageElement && target.matches('[data-logo]')) target.dataset.logo = 'loaded';
    };
    // Those that came before this script.
    for (const logo of document.querySelectorAll<HTMLImageElement>('img[data-logo]')) {
      if (logo.naturalWidth > 0) mark(logo);
    }
    // `load` does not bubble: it is only heard here while capturing.
    const onLoad = ({ target }: Event) => mark(target);
    document.addEventListener('load', onLoad, true);
    return () => document.removeEventListener('load', onLoad, true);
  }, []);

  return null;
}
