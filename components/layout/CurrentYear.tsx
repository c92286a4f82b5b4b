'use client';

import { useSyncExternalStore } from 'react';
import { todayInBogota } from '@/lib/dates';

const neverChanges = () => () => {};

/** The current year in Colombia: right on 1 January without a rebuild. */
export function CurrentYear({ builtIn }: { builtIn: string }) {
  const year = useSyncExternalStore(
    neverChanges,
    () => todayInBogota(new Date()).slice(0, 4),
    () => builtIn,
  );
  return <span>{year}</span>;
}
