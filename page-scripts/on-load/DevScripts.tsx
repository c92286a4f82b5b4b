'use client';

import { useLayoutEffect } from 'react';
import { SCRIPT } from '@/components/dom/attributes';
import { startPage } from '@/page-scripts/early/every-page';
import { showTaxYear } from '@/page-scripts/early/show-tax-year';
import { runOnLoad } from './every-page';

/**
 * Does the work of the early and the on-load script under `npm run dev`, where Next hydrates the tools (docs/islands.md).
 * Stands before the page, so that its layout effect runs before any effect of a tool.
 */
export function DevScripts() {
  useLayoutEffect(() => {
    // The early script marks the page; React's strict mode calls an effect twice.
    if (document.documentElement.hasAttribute(SCRIPT)) return;
    showTaxYear();
    startPage();
    // Ends what the early script does while the page is parsed.
    dispatchEvent(new Event('load'));
    runOnLoad();
  }, []);
  return null;
}
