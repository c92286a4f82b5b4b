import { places } from '@/content/places';
import { LinkedText } from '@/components/ui/LinkedText';
import { faqWords } from '@/content/faq';
import { linkedParts } from '@/lib/words/linked';
import { questionGroups, type AnsweredQuestion } from '@/lib/words/faq';
import styles from './Faq.module.css';

/** Visitors' questions in groups, each answer folded under its question and all of it in the HTML. */
export function Faq({ questions }: { questions: readonly AnsweredQuestion[] }) {
  return (
    <section aria-labelledby={places.faq} className={styles.faq}>
      <h2 id={places.faq}>{faqWords.heading}</h2>
      {questionGroups.map((group) => {
        const own = questions.filter((question) => question.group === group);
        if (own.length === 0) return null;
        return (
          <div key={group}>
            <h3 className="subtitle">{faqWords.groups[group]}</h3>
            <div className="folds">
              {own.map(({ id, question, parts, source }) => (
                <details key={id} id={id} className="fold">
                  <summary>{question}</summary>
                  <p>
                    <LinkedText parts={parts} />
                    {source && (
                      <small>
                        <LinkedText parts={linkedParts(` ${source}.`)} />
                      </small>
                    )}
                  </p>
                </details>
              ))}
            </div>
          </div>
        );
      })}
    </section>
  );
}
