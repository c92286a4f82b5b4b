'use client';

import { Suspense, type ReactNode } from 'react';
import { lazyIsland } from '@/components/dom/lazy-island';
import { LOOKUP_FORM } from '@/components/dom/tool-forms';
import type { LookupProps } from './DateLookup';

type Props = LookupProps & {
  /** Replaces the lookup when its code does not load. */
  unavailable: ReactNode;
};

const Lookup = lazyIsland<Props>(
  () => import('./DateLookup').then(({ DateLookup }) => DateLookup),
  LOOKUP_FORM,
);

/** The lookup: HTML from the server, code when the visitor reaches for it. */
export function DateLookupIsland(props: Props) {
  return (
    <Suspense>
      <Lookup {...props} />
    </Suspense>
  );
}
