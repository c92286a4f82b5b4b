'use client';

import { useEffect } from 'react';
import type { MarkWords } from './deadline-cells';

/**
 * Keeps the page's deadline tables up to date with the day in Colombia, once the visitor's clock is known.
 * One is enough for all the tables of a page.
 */
export function DeadlineMarks({ words }: { words: MarkWords }) {
  const { past, today, next } = words;
  useEffect(() => {
    let stop = () => {};
    let gone = false;
    void import('./deadline-cells').then(({ keepMarked }) => {
      if (!gone) stop = keepMarked({ past, today, next });
    });
    return () => {
      gone = true;
      stop();
    };
  }, [past, today, next]);
  return null;
}
