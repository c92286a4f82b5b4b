'use client';

import type { ReactNode } from 'react';
import { lazyIsland } from '@/components/dom/lazy-island';

type Props = {
  /** Replaces the tool when its code does not load. */
  unavailable: ReactNode;
};

/** The calculator: HTML from the server, code when the visitor reaches for it. */
export const LateFilingIsland = lazyIsland<Props>(
  () => import('./LateFiling').then((module) => module.LateFiling),
  'late-filing',
);
