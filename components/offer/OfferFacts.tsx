import { offerWords } from '@/content/offer';
import { offerFacts } from '@/lib/words/offer';
import styles from './OfferFacts.module.css';

/** What one asks before writing: how soon, how much, where. Nothing, while the owner has not told. */
export function OfferFacts() {
  const facts = offerFacts();
  if (facts.length === 0) return null;
  return (
    <dl className={styles.facts} aria-label={offerWords.facts}>
      {facts.map(({ label, text, items }) => (
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
      ))}
    </dl>
  );
}
