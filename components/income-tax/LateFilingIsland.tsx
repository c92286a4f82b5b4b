'use client';

import { Suspense } from 'react';
import { lazyWhenNear } from '@/components/ui/lazy-when-near';
import { ToolUnavailable } from './ToolUnavailable';

const LateFiling = lazyWhenNear(
  () => import('./LateFiling').then((module) => module.LateFiling),
  'late-filing',
  ToolUnavailable,
  () => 'touched',
);

/** The calculator's HTML from the server; its code when the visitor reaches for it. */
export function LateFilingIsland() {
  return (
    <Suspense>
      <LateFiling />
    </Suspense>
  );
}
