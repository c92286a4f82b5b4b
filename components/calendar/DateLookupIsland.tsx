'use client';

import { Suspense, type ReactNode } from 'react';
import { lazyIsland } from '@/components/ui/lazy-island';
import type { LookupVariant } from './DateLookup';

type Props = {
  id: string;
  variant: LookupVariant;
  /** Heading and introduction, over the field. */
  intro: ReactNode;
  /** What stands in the answer's place until something is typed. */
  before?: ReactNode;
  /** What stays below the answer, or alone until there is one. */
  beside?: ReactNode;
  /** What stands in the lookup's place when its code does not arrive. */
  unavailable: ReactNode;
};

const LOOKUP_ID = 'date-lookup';

const Lookup = lazyIsland<Props>(
  () => import('./DateLookup').then(({ DateLookup }) => DateLookup),
  LOOKUP_ID,
);

/** The lookup's place: its HTML is the server's, its code comes when the visitor does. */
export function DateLookupIsland(props: Omit<Props, 'id'>) {
  return (
    <Suspense>
      <Lookup id={LOOKUP_ID} {...props} />
    </Suspense>
  );
}
