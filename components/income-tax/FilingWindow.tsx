import { incomeTaxWords } from '@/content/income-tax';
import { fill, type Words } from '@/lib/fill';
import styles from './FilingWindow.module.css';

/** Between which days the return is filed and paid; the days stand out from their sentence. */
export function FilingWindow({ words }: { words: Words }) {
  // What was between parentheses is at the odd places.
  const parts = incomeTaxWords.window.split(/(\{(?:first|last)\w+\})/);
  return (
    <p className={styles.window}>
      {parts.map((part, index) => {
        const text = fill(part, words);
        return index % 2 === 1 ? <strong key={part}>{text}</strong> : text;
      })}
    </p>
  );
}
