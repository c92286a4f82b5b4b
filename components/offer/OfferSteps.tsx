import { offer, offerDefaults, offerWords } from '@/content/offer';
import { fill } from '@/lib/words/fill';
import { siteWords } from '@/lib/words/site-words';
import styles from './OfferSteps.module.css';

/** Steps after a visitor writes: the owner's, from request to filed return, or the general ones. */
export function OfferSteps() {
  const own = offer.steps.map(({ title, text }) => ({
    title: fill(title, siteWords),
    text: fill(text, siteWords),
  }));
  const steps = own.length > 0 ? own : offerDefaults.steps.map((text) => ({ title: '', text }));
  return (
    <section aria-labelledby="steps">
      <h3 id="steps">{offerWords.steps}</h3>
      <ol className={styles.steps}>
        {steps.map(({ title, text }) => (
          <li key={text}>
            {title !== '' && <b>{`${title}: `}</b>}
            {text}
          </li>
        ))}
      </ol>
    </section>
  );
}
