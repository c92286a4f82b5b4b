'use client';

import { Suspense, type ReactNode } from 'react';
import { lazyIsland } from '@/components/dom/lazy-island';

type Props = {
  /** Replaces the tool when its code does not load. */
  unavailable: ReactNode;
};

const LateFiling = lazyIsland<Props>(
  () => import('./LateFiling').then((module) => module.LateFiling),
  'late-filing',
);

/** The calculator: HTML from the server, code when the visitor reaches for it. */
export function LateFilingIsland(props: Props) {
  return (
    <Suspense>
      <LateFiling {...props} />
    </Suspense>
  );
}
