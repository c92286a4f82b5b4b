import { anchors } from '@/content/page-anchors';
import { offer, offerDefaults, offerWords } from '@/content/offer';
import { fill } from '@/lib/words/fill';
import { offerFacts } from '@/lib/words/offer';
import { siteWords } from '@/lib/words/site-words';
import { FactRows } from './FactRows';
import styles from './BeforeHiring.module.css';

const { heading, fees, password, liability, delivers } = offerWords.before;

/** Questions before hiring: price, password, liability, delivery, and the other facts of the owner. */
export function BeforeHiring() {
  const facts = offerFacts();
  const price = facts.find(({ label }) => label === offerWords.fees);
  const answers = [
    { label: fees, text: price?.text ?? offerDefaults.fees, items: price?.items ?? [] },
    { label: password, text: said('password'), items: [] },
    { label: liability, text: said('liability'), items: [] },
    { label: delivers, text: said('delivers'), items: [] },
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

function said(what: 'password' | 'liability' | 'delivers'): string {
  return fill(offer[what] ?? offerDefaults[what], siteWords);
}
