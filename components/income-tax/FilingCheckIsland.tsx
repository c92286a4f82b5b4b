'use client';

import { Suspense } from 'react';
import { lazyWhenNear } from '@/components/ui/lazy-when-near';
import type { FilingSeason } from './FilingCheck';
// The page's CSS, though the code comes later.
import './Ledger.module.css';
import { ToolUnavailable } from './ToolUnavailable';

const FilingCheck = lazyWhenNear<FilingSeason>(
  () => import('./FilingCheck').then((module) => module.FilingCheck),
  'filing-check',
  ToolUnavailable,
);

/** The check's HTML from the server; its code when the visitor comes near. */
export function FilingCheckIsland(season: FilingSeason) {
  return (
    <Suspense>
      <FilingCheck {...season} />
    </Suspense>
  );
}
