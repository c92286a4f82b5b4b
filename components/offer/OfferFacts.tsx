import { offerWords } from '@/content/offer';
import { offerFacts } from '@/lib/words/offer';
import { FactRows } from './FactRows';
import styles from './OfferFacts.module.css';

/** Response time, price and place. Renders nothing until the owner fills one in. */
export function OfferFacts() {
  const facts = offerFacts();
  if (facts.length === 0) return null;
  return (
    <dl className={`ruled ${styles.facts}`} aria-label={offerWords.facts}>
      <FactRows facts={facts} />
    </dl>
  );
}
