import { notices as given, noticeWords, type Notice } from '@/content/notice';
import { withoutEarlyScript } from '@/components/dom/attributes';
import { shownBetween } from '@/components/dom/shown-between';
import { buildDay } from '@/lib/build-day';
import type { PageId } from '@/content/pages';
import { formatLong } from '@/lib/tax/dates';
import { fill } from '@/lib/words/fill';
import styles from './Notices.module.css';

type Props = { page: PageId; notices?: readonly Notice[] };

/** Dated notices of a page. All that are not over on the day of the build are in the HTML. */
export function Notices({ page, notices = given }: Props) {
  return (
    notices
      .filter(({ until }) => until >= buildDay())
      // A notice without pages is on all of them.
      .filter(({ pages = [] }) => pages.length === 0 || pages.includes(page))
      .map(dated)
  );
}

function dated({ text, link, from, until }: Notice) {
  return (
    <aside
      key={text}
      // Each landmark of a page needs a distinct name.
      aria-label={`${noticeWords.label}: ${text}`}
      className={`strip ${styles.notice}`}
      {...shownBetween({ from, until })}
    >
      <p>
        {text} {link && <a href={link.url}>{link.text}</a>}
        <small {...withoutEarlyScript}>
          {' '}
          {fill(from === until ? noticeWords.day : noticeWords.days, {
            from: formatLong(from),
            until: formatLong(until),
          })}
        </small>
      </p>
    </aside>
  );
}
