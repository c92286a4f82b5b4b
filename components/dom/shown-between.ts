import { buildDay } from '@/lib/build-day';
import { isDue } from '@/lib/words/due-notices';
import { NOTICE } from './attributes';

/**
 * Spread on an element that is true from one day to another. `hidden` follows the day of the build until
 * `page-scripts/early/notices.ts` sets it by the visitor's day.
 */
export function shownBetween({ from, until }: Parameters<typeof isDue>[0]) {
  return { [NOTICE]: `${from} ${until}`, hidden: !isDue({ from, until }, buildDay()) };
}
