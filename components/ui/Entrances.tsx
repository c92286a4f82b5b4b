'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { loadTwice } from './load-twice';

/** Lets what is below the fold enter as specified, from the first scroll on; its code comes with that. */
export function Entrances() {
  const pathname = usePathname();

  useEffect(() => {
    let end: (() => void) | undefined;
    let hasLeft = false;
    const begin = () =>
      loadTwice(() => import('./play-entrances')).then(
        ({ playEntrances }) => {
          if (!hasLeft) end = playEntrances();
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
  }, [pathname]);

  return null;
}
