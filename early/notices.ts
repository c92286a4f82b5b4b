import { NOTICE } from '@/components/dom/dated-notice';
import { todayInBogota } from '@/lib/tax/dates';
import { whileParsing } from './while-parsing';

/** Shows each dated notice only from its first to its last day, before it is painted. */
export function showDueNotices(): void {
  const today = todayInBogota(new Date());
  whileParsing(() => {
    for (const notice of document.querySelectorAll<HTMLElement>(`[${NOTICE}]`)) {
      const [from = '', until = ''] = notice.getAttribute(NOTICE)?.split(' ') ?? [];
      notice.hidden = today < from || today > until;
    }
  });
}
