'use client';

import { Suspense, type ReactNode } from 'react';
import { lazyIsland } from '@/components/ui/lazy-island';

type Props = {
  /** What stands in the tool's place when its code does not arrive. */
  unavailable: ReactNode;
};

const LateFiling = lazyIsland<Props>(
  () => import('./LateFiling').then((module) => module.LateFiling),
  'late-filing',
);

/** The calculator's HTML from the server; its code when the visitor reaches for it. */
export function LateFilingIsland(props: Props) {
  return (
    <Suspense>
      <LateFiling {...props} />
    </Suspense>
  );
}
