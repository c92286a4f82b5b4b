'use client';

import { Suspense } from 'react';
import { lazyWhenNear } from '@/components/ui/lazy-when-near';
// The page's CSS, though the code comes later.
import './Ledger.module.css';
import { ToolUnavailable } from './ToolUnavailable';

const LateFiling = lazyWhenNear(
  () => import('./LateFiling').then((module) => module.LateFiling),
  'late-filing',
  ToolUnavailable,
);

/** The calculator's HTML from the server; its code when the visitor comes near. */
export function LateFilingIsland() {
  return (
    <Suspense>
      <LateFiling />
    </Suspense>
  );
}
