import { NOTICE } from '@/components/dom/attributes';
import { todayInBogota } from '@/lib/tax/dates';
import { isDue } from '@/components/dom/shown-between';
import { whileParsing } from '@/page-scripts/shared/while-parsing';

/** Shows each dated notice only from its first to its last day, before it is painted. */
export function showDueNotices(): void {
  const show = () => {
    const today = todayInBogota();
    for (const notice of document.querySelectorAll<HTMLElement>(`[${NOTICE}]`)) {
      const [from, until] = notice.getAttribute(NOTICE)?.split(' ') ?? [];
      notice.hidden = !from || !until || !isDue({ from, until }, today);
    }
  };
  whileParsing(show);
  // A tab may be shown again on a later day.
  addEventListener('visibilitychange', show);
}
