import { todayInBogota } from '@/lib/tax/dates';
import { whileParsing } from './while-parsing';

/** Shows each dated notice (`data-notice="from until"`) on its days alone, before it is painted. */
export function showDueNotices(): void {
  const today = todayInBogota(new Date());
  whileParsing(() => {
    for (const notice of document.querySelectorAll<HTMLElement>('[data-notice]')) {
      const [from = '', until = ''] = notice.dataset.notice?.split(' ') ?? [];
      notice.hidden = today < from || today > until;
    }
  });
}
