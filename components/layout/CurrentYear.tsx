'use client';

import { useSyncExternalStore } from 'react';
import { yearInBogota } from '@/lib/tax/bogota';

const neverChanges = () => () => {};

/** The current year in Colombia, correct on 1 January without a rebuild. */
export function CurrentYear({ builtIn }: { builtIn: string }) {
  const year = useSyncExternalStore(
    neverChanges,
    () => String(yearInBogota(new Date())),
    () => builtIn,
  );
  return <span>{year}</span>;
}
