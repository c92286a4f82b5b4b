import { incomeTaxWords } from '@/content/income-tax';
import { fill } from '@/lib/words/fill';
import { ByYear } from './ByYear';
import styles from './FilingWindow.module.css';

const { window, lastDay, late } = incomeTaxWords;

/** The filing window of a year, its days in bold, and the link for those who are late. */
export function FilingWindow() {
  // `split` puts the captured tokens at odd indexes.
  const parts = window.split(/(\{(?:first|last)\w+\})/);
  const link = <a href="#late">{late.link}</a>;
  return (
    <div className={styles.window}>
      <ByYear isBlock>
        {(words) => (
          <p>
            {parts.map((part, index) => {
              const text = fill(part, words);
              return index % 2 === 1 ? <strong key={part}>{text}</strong> : text;
            })}
          </p>
        )}
      </ByYear>
      <p>
        {lastDay} {/* The early script shows the sentence that holds on the visitor's day. */}
        <span data-phase-is-not="over">
          {late.some} {link}.
        </span>
        <span data-phase-is="over" hidden>
          {late.all} {link}.
        </span>
      </p>
    </div>
  );
}
