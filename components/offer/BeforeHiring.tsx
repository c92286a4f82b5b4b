import { offer, offerWords } from '@/content/offer';
import { fill } from '@/lib/words/fill';
import { offerFacts } from '@/lib/words/offer';
import { siteWords } from '@/lib/words/site-words';
import { OfferFacts } from './OfferFacts';

const { heading, password } = offerWords.before;

/** The owner's answers before hiring, but for the price. Renders nothing until she fills one in. */
export function BeforeHiring() {
  const facts = [
    ...(offer.password === undefined
      ? []
      : [{ label: password, text: fill(offer.password, siteWords), items: [] }]),
    ...offerFacts().filter(({ label }) => label !== offerWords.fees),
  ];
  if (facts.length === 0) return null;
  return (
    <section aria-labelledby="before-hiring">
      <h3 id="before-hiring">{heading}</h3>
      <OfferFacts facts={facts} />
    </section>
  );
}
