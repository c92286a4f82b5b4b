import type { PageEntrances } from '@/components/ui/play-entrances';

/** Entrances of the tax pages, as specified. */
export const taxEntrances = {
  tax: { duration: 800, easing: 'ease', from: 40, offset: 120 },
} as const satisfies PageEntrances;
