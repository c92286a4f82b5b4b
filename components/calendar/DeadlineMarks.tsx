'use client';

import { useEffect } from 'react';

/**
 * Keeps the page's deadline tables up to date with the day in Colombia, once the visitor's clock is known.
 * One is enough for all the tables of a page.
 */
export function DeadlineMarks() {
  useEffect(() => {
    let stop = () => {};
    let gone = false;
    void import('./deadline-cells').then(({ keepMarked }) => {
      if (!gone) stop = keepMarked();
    });
    return () => {
      gone = true;
      stop();
    };
  }, []);
  return null;
}
