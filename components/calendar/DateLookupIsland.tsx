'use client';

import { Suspense, type ReactNode } from 'react';
import { lazyWhenNear } from '@/components/ui/lazy-when-near';
import type { LookupVariant } from './DateLookup';
import { endingInAddress } from './ending-in-address';

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

const Lookup = lazyWhenNear<Props>(
  () => import('./DateLookup').then(({ DateLookup }) => DateLookup),
  LOOKUP_ID,
  // An address with digits asks for its answer; otherwise the code waits for whoever wants it.
  () => (endingInAddress() === '' ? 'touched' : 'now'),
);

/** The lookup's place: its HTML is the server's, its code comes when the visitor does. */
export function DateLookupIsland(props: Omit<Props, 'id'>) {
  return (
    <Suspense>
      <Lookup id={LOOKUP_ID} {...props} />
    </Suspense>
  );
}
