'use client';

import { useLayoutEffect, type ComponentProps } from 'react';
import { takeOver } from '@/components/dom/former-form';
import { lazyIsland } from '@/components/dom/lazy-island';
import { FILING_FORM } from '@/components/dom/tool-forms';

const Verdict = lazyIsland(
  async () => (await import(/* webpackChunkName: 'filing-check' */ './FilingCheck')).FilingCheck,
  FILING_FORM,
);

/** The filing check, hydrated by its lazy chunk when the page is idle or the visitor touches the form. */
export function FilingCheckIsland(props: ComponentProps<typeof Verdict>) {
  // If React has replaced the form, take over its answers now, without waiting for the chunk.
  useLayoutEffect(() => takeOver(document.querySelector(`form#${FILING_FORM}`)), []);
  return <Verdict {...props} />;
}
