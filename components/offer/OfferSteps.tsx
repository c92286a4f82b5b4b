import { offer, offerWords } from '@/content/offer';
import { fill } from '@/lib/words/fill';
import { siteWords } from '@/lib/words/site-words';
import styles from './OfferSteps.module.css';

/** The steps from request to filed return. Renders nothing until the owner has written them. */
export function OfferSteps() {
  if (offer.steps.length === 0) return null;
  return (
    <section aria-labelledby="steps">
      <h2 id="steps">{offerWords.steps}</h2>
      <ol className={styles.steps}>
        {offer.steps.map(({ title, text }) => (
          <li key={title}>
            <h3>{fill(title, siteWords)}</h3>
            <p>{fill(text, siteWords)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
