'use client';

import { useLayoutEffect, type ComponentProps } from 'react';
import { takeOver } from '@/components/dom/former-form';
import { lazyIsland } from '@/components/dom/lazy-island';
import { FILING_FORM } from '@/components/dom/tool-forms';

const Verdict = lazyIsland(
  async () => (await import(/* webpackChunkName: 'filing-check' */ './FilingCheck')).FilingCheck,
  FILING_FORM,
);

/** The check's total: HTML from the server, code once the page is idle or the visitor reaches for the form. */
export function FilingCheckIsland(props: ComponentProps<typeof Verdict>) {
  // Answers given in a form that React has replaced come back before the check's code does.
  useLayoutEffect(() => takeOver(document.querySelector(`form#${FILING_FORM}`)), []);
  return <Verdict {...props} />;
}
