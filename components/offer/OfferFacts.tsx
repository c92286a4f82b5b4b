import { offerWords } from '@/content/offer';
import { offerFacts } from '@/lib/words/offer';
import { FactRows } from './FactRows';
import styles from './OfferFacts.module.css';

/** Questions before writing: how soon, how much, where. Empty until the owner answers. */
export function OfferFacts() {
  const facts = offerFacts();
  if (facts.length === 0) return null;
  return (
    <dl className={`ruled ${styles.facts}`} aria-label={offerWords.facts}>
      <FactRows facts={facts} />
    </dl>
  );
}
