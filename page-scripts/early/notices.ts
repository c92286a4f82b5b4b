import { NOTICE } from '@/components/dom/attributes';
import type { IsoDate } from '@/content/tax-calendar/types';
import { todayInBogota } from '@/lib/tax/dates';
import { isDue } from '@/lib/words/due-notices';
import { whileParsing } from './while-parsing';

/** Shows each dated notice only from its first to its last day, before it is painted. */
export function showDueNotices(): void {
  const show = () => {
    const today = todayInBogota(new Date());
    for (const notice of document.querySelectorAll<HTMLElement>(`[${NOTICE}]`)) {
      const [from, until] = (notice.getAttribute(NOTICE)?.split(' ') ?? []) as IsoDate[];
      notice.hidden = !from || !until || !isDue({ from, until }, today);
    }
  };
  whileParsing(show);
  // A tab may be shown again on a later day.
  addEventListener('visibilitychange', show);
}
