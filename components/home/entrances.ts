import type { PageEntrances } from '@/components/ui/play-entrances';

/** The home page's entrances, as specified: sections, portrait, staggered service cards. */
export const homeEntrances = {
  section: { duration: 1000, easing: 'ease', from: 40 },
  portrait: { duration: 800, easing: 'ease-out', from: 50 },
  card: { duration: 1000, easing: 'ease', from: 40, delay: 150, stagger: 60 },
} as const satisfies PageEntrances;
