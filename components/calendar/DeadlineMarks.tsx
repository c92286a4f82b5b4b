'use client';

import { useEffect } from 'react';
import { loadTwice } from '@/components/ui/load-twice';

/** Keeps all the page's deadline tables up to date with the day in Colombia. */
export function DeadlineMarks() {
  useEffect(() => {
    const stop = loadTwice(() => import('./deadline-cells')).then(
      ({ keepMarked }) => keepMarked(),
      // Without its code the dates stay unmarked.
      () => () => {},
    );
    return () => void stop.then((end) => end());
  }, []);
  return null;
}
