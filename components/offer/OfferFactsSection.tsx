import { offerWords } from '@/content/offer';
import { offerFacts } from '@/lib/words/offer';
import { OfferFacts } from './OfferFacts';
import styles from './OfferFacts.module.css';

/** The same under a heading of its own, where it stands among other sections. */
export function OfferFactsSection() {
  if (offerFacts().length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="offer">
      <h2 id="offer">{offerWords.facts}</h2>
      <OfferFacts />
    </section>
  );
}
