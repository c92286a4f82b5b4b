'use client';

import { useSyncExternalStore } from 'react';

const YEAR_IN_COLOMBIA = new Intl.DateTimeFormat('es-CO', { year: 'numeric', timeZone: 'America/Bogota' });

const neverChanges = () => () => {};

/** The current year in Colombia: right on 1 January without a rebuild. */
export function CurrentYear({ builtIn }: { builtIn: string }) {
  const year = useSyncExternalStore(
    neverChanges,
    () => YEAR_IN_COLOMBIA.format(),
    () => builtIn,
  );
  return <span>{year}</span>;
}
