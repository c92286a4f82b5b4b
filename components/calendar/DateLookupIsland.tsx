'use client';

import { lazyIsland } from '@/components/dom/lazy-island';
import { LOOKUP_FORM } from '@/components/dom/tool-forms';
import type { LookupProps } from './DateLookup';

/** The lookup: server-rendered, hydrated by its lazy chunk. */
export const DateLookupIsland = lazyIsland<Omit<LookupProps, 'id'>>(
  () => import(/* webpackChunkName: 'date-lookup' */ './DateLookup').then(({ DateLookup }) => DateLookup),
  LOOKUP_FORM,
);
