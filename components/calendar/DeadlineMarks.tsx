'use client';

import { useEffect } from 'react';
import { loadTwice } from '@/components/ui/load-twice';

/**
 * Keeps the page's deadline tables up to date with the day in Colombia, once the visitor's clock is known.
 * One is enough for all the tables of a page.
 */
export function DeadlineMarks() {
  useEffect(() => {
    const stop = loadTwice(() => import('./deadline-cells')).then(
      ({ keepMarked }) => keepMarked(),
      // Without it the dates are simply not marked.
      () => () => {},
    );
    return () => void stop.then((end) => end());
  }, []);
  return null;
}
