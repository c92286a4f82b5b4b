'use client';

import { useEffect } from 'react';
import { loadTwice } from './load-twice';
import type { PageEntrances } from './play-entrances';

/** Plays entrances below the fold from the first scroll on, which also fetches their code. */
export function Entrances({ entrances }: { entrances: PageEntrances }) {
  useEffect(() => {
    let end: (() => void) | undefined;
    let hasLeft = false;
    const begin = () =>
      loadTwice(() => import('./play-entrances')).then(
        ({ playEntrances }) => {
          if (!hasLeft) end = playEntrances(entrances);
        },
        // Without the code everything is visible from the start.
        () => {},
      );
    addEventListener('scroll', begin, { once: true, passive: true });
    return () => {
      hasLeft = true;
      removeEventListener('scroll', begin);
      end?.();
    };
  }, [entrances]);

  return null;
}
