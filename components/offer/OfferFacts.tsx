import { offerWords } from '@/content/offer';
import { offerFacts, type OfferFact } from '@/lib/words/offer';
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

/** Rows of a `<dl>`: a client's question and its answer. */
export function FactRows({ facts }: { facts: readonly OfferFact[] }) {
  return facts.map(({ label, text, items }) => (
    <div key={label}>
      <dt>{label}</dt>
      <dd>
        {text}
        {items.length > 0 && (
          <ul>
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        )}
      </dd>
    </div>
  ));
}
