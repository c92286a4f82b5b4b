'use client';

import { lazyIsland } from '@/components/dom/lazy-island';

/** The calculator: HTML from the server, code when the visitor reaches for it. */
export const LateFilingIsland = lazyIsland(
  async () => (await import('./LateFiling')).LateFiling,
  'late-filing',
);
