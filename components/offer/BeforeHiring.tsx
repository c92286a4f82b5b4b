import { anchors } from '@/content/page-anchors';
import { offer, offerDefaults, offerWords } from '@/content/offer';
import { fill } from '@/lib/words/fill';
import { offerFacts } from '@/lib/words/offer';
import { siteWords } from '@/lib/words/site-words';
import { FactRows } from './FactRows';
import styles from './BeforeHiring.module.css';

const { heading, fees, password } = offerWords.before;

/** Questions before hiring: price, her own words on the password, and the other facts of the owner. */
export function BeforeHiring() {
  const facts = offerFacts();
  const price = facts.find(({ label }) => label === offerWords.fees);
  const answers = [
    { label: fees, text: price?.text ?? offerDefaults.fees, items: price?.items ?? [] },
    ...(offer.password === undefined
      ? []
      : [{ label: password, text: fill(offer.password, siteWords), items: [] }]),
    ...facts.filter((fact) => fact !== price),
  ];
  return (
    <section aria-labelledby={anchors.before}>
      <h3 id={anchors.before}>{heading}</h3>
      <dl className={styles.answers}>
        <FactRows facts={answers} />
      </dl>
    </section>
  );
}
