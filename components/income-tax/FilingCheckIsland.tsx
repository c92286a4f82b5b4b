'use client';

import { Suspense } from 'react';
import { lazyWhenNear } from '@/components/ui/lazy-when-near';
import type { FilingSeason } from './FilingCheck';
import { ToolUnavailable } from './ToolUnavailable';

const FilingCheck = lazyWhenNear<FilingSeason>(
  () => import('./FilingCheck').then((module) => module.FilingCheck),
  'filing-check',
  ToolUnavailable,
  () => 'touched',
);

/** The check's HTML from the server; its code when the visitor reaches for it. */
export function FilingCheckIsland(season: FilingSeason) {
  return (
    <Suspense>
      <FilingCheck {...season} />
    </Suspense>
  );
}
