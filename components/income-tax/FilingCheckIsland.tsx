'use client';

import { Suspense, type ReactNode } from 'react';
import { lazyWhenNear } from '@/components/ui/lazy-when-near';
import type { FilingSeason } from './FilingCheck';

type Props = {
  seasons: readonly [FilingSeason, ...FilingSeason[]];
  /** What stands in the tool's place when its code does not arrive. */
  unavailable: ReactNode;
};

const FilingCheck = lazyWhenNear<Props>(
  () => import('./FilingCheck').then((module) => module.FilingCheck),
  'filing-check',
);

/** The check's HTML from the server; its code when the visitor reaches for it. */
export function FilingCheckIsland(props: Props) {
  return (
    <Suspense>
      <FilingCheck {...props} />
    </Suspense>
  );
}
