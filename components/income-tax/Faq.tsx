import { LinkedText } from '@/components/ui/LinkedText';
import { faqWords } from '@/content/faq';
import type { AnsweredQuestion } from '@/lib/words/faq';
import styles from './Faq.module.css';

/** What visitors ask, each answer folded under its question; all of it is in the HTML. */
export function Faq({ questions }: { questions: readonly AnsweredQuestion[] }) {
  return (
    <section aria-labelledby="faq">
      <h2 id="faq">{faqWords.heading}</h2>
      <div className={styles.list}>
        {questions.map(({ question, parts }) => (
          <details key={question}>
            <summary>{question}</summary>
            <p>
              <LinkedText parts={parts} />
            </p>
          </details>
        ))}
      </div>
    </section>
  );
}
