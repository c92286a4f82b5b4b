import { faq, faqWords } from '@/content/faq';
import { answeredQuestions } from '@/lib/faq';
import type { Words } from '@/lib/fill';
import styles from './Faq.module.css';

/** What visitors ask, each answer folded under its question; all of it is in the HTML. */
export function Faq({ words }: { words: Words }) {
  return (
    <section aria-labelledby="faq">
      <h2 id="faq">{faqWords.heading}</h2>
      <div className={styles.list}>
        {answeredQuestions(faq, words).map(({ question, answer }) => (
          <details key={question}>
            <summary>{question}</summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
