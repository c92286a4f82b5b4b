'use client';

import { Suspense, type ReactNode } from 'react';
import { lazyIsland } from '@/components/dom/lazy-island';
import { FILING_FORM } from '@/components/dom/tool-forms';
import type { FilingSeason } from './FilingCheckSection';

type Props = {
  seasons: readonly FilingSeason[];
  activeTaxYear: number;
  /** Replaces the verdict when its code does not load. */
  unavailable: ReactNode;
};

const FilingVerdict = lazyIsland<Props>(
  () => import('./FilingVerdict').then((module) => module.FilingVerdict),
  FILING_FORM,
);

/** The check's total: HTML from the server, code once the page is idle or the visitor reaches for the form. */
export function FilingVerdictIsland(props: Props) {
  return (
    <Suspense>
      <FilingVerdict {...props} />
    </Suspense>
  );
}
