import { offer, offerDefaults, offerWords } from '@/content/offer';
import { fill } from '@/lib/words/fill';
import { offerFacts } from '@/lib/words/offer';
import { siteWords } from '@/lib/words/site-words';
import styles from './BeforeHiring.module.css';

const { heading, fees, password, liability, delivers } = offerWords.before;

/** What one asks before hiring: the price, one's password, who answers, what one gets, and what else she has told. */
export function BeforeHiring() {
  const told = offerFacts();
  const price = told.find(({ label }) => label === offerWords.fees);
  const answers = [
    { label: fees, text: price?.text ?? offerDefaults.fees, items: price?.items ?? [] },
    { label: password, text: said('password'), items: [] },
    { label: liability, text: said('liability'), items: [] },
    { label: delivers, text: said('delivers'), items: [] },
    ...told.filter((fact) => fact !== price),
  ];
  return (
    <section aria-labelledby="before">
      <h3 id="before">{heading}</h3>
      <dl className={styles.answers}>
        {answers.map(({ label, text, items }) => (
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
    </section>
  );
}

function said(what: 'password' | 'liability' | 'delivers'): string {
  return fill(offer[what] ?? offerDefaults[what], siteWords);
}
