import { offerWords } from '@/content/offer';
import { offerFacts, type OfferFact } from '@/lib/words/offer';
import { FactRows } from './FactRows';
import styles from './OfferFacts.module.css';

/** Facts of the owner's way of working: response time, price and place by default. Renders nothing while she gives none. */
export function OfferFacts({ facts = offerFacts() }: { facts?: readonly OfferFact[] }) {
  if (facts.length === 0) return null;
  return (
    <dl className={`ruled ${styles.facts}`} aria-label={offerWords.facts}>
      <FactRows facts={facts} />
    </dl>
  );
}
