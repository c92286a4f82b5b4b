'use client';

import { lazyIsland } from '@/components/dom/lazy-island';
import { FILING_FORM } from '@/components/dom/tool-forms';

/** The check's total: HTML from the server, code once the page is idle or the visitor reaches for the form. */
export const FilingVerdictIsland = lazyIsland(
  async () => (await import('./FilingVerdict')).FilingVerdict,
  FILING_FORM,
);
