import { contactWords } from '@/content/contact';
import { fill } from '@/lib/fill';
import { siteWords } from '@/lib/site-words';
import styles from './PrivacyNotice.module.css';

const { privacy } = contactWords;

/** Who answers for the data, what for, and the visitor's rights; it opens in place. */
export function PrivacyNotice() {
  return (
    <details className={styles.notice}>
      <summary>{privacy.summary}</summary>
      {privacy.details.map((sentence) => (
        <p key={sentence}>{fill(sentence, siteWords)}</p>
      ))}
    </details>
  );
}
