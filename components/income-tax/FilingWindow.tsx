import { incomeTaxWords } from '@/content/income-tax';
import type { Season } from '@/content/seasons/types';
import { fill, type Words } from '@/lib/words/fill';
import { groupOf, windowOf } from '@/lib/tax/season';
import styles from './FilingWindow.module.css';

const { window, lastDay, late } = incomeTaxWords;

/** Between which days the return is filed and paid, and the way for who is late; the days stand out from their sentence. */
export function FilingWindow({ season, words }: { season: Season; words: Words }) {
  // What was between parentheses is at the odd places.
  const parts = window.split(/(\{(?:first|last)\w+\})/);
  const { last } = windowOf(groupOf(season, 'natural'));
  const link = <a href="#late">{late.link}</a>;
  return (
    <div className={styles.window}>
      <p>
        {parts.map((part, index) => {
          const text = fill(part, words);
          return index % 2 === 1 ? <strong key={part}>{text}</strong> : text;
        })}
      </p>
      <p className={styles.more}>
        {lastDay}{' '}
        {/* Which of the two holds is the visitor's clock to say (components/calendar/DeadlineMarks). */}
        <span data-until={last}>
          {late.some} {link}.
        </span>
        <span data-after={last} hidden>
          {late.all} {link}.
        </span>
      </p>
    </div>
  );
}
