'use client';

import { useEffect } from 'react';
import { loadTwice } from './load-twice';
import type { PageEntrances } from './play-entrances';

/** Lets what is below the fold enter as given, from the first scroll on; its code comes with that. */
export function Entrances({ entrances }: { entrances: PageEntrances }) {
  useEffect(() => {
    let end: (() => void) | undefined;
    let hasLeft = false;
    const begin = () =>
      loadTwice(() => import('./play-entrances')).then(
        ({ playEntrances }) => {
          if (!hasLeft) end = playEntrances(entrances);
        },
        // Without it everything is simply there.
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
