'use client';

import { lazyIsland } from '@/components/dom/lazy-island';

/** The penalty calculator: server-rendered, hydrated by its lazy chunk. */
export const LateFilingIsland = lazyIsland(
  async () => (await import('./LateFiling')).LateFiling,
  'late-filing',
);
