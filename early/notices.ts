import { todayInBogota } from '@/lib/tax/dates';

/** Shows each dated notice (`data-notice="from until"`) on its days alone, as it is parsed: before it is painted. */
export function showDueNotices(): void {
  const observer = new MutationObserver(() => {
    const today = todayInBogota(new Date());
    for (const notice of document.querySelectorAll<HTMLElement>('[data-notice]')) {
      const [from = '', until = ''] = notice.dataset.notice?.split(' ') ?? [];
      notice.hidden = today < from || today > until;
    }
  });
  observer.observe(document, { childList: true, subtree: true });
  addEventListener('load', () => observer.disconnect());
}
