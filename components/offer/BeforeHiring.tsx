import { offer, offerWords } from '@/content/offer';
import { fill } from '@/lib/words/fill';
import { offerFacts } from '@/lib/words/offer';
import { siteWords } from '@/lib/words/site-words';
import { OfferFacts } from './OfferFacts';

const { heading, ...questions } = offerWords.before;

/** The owner's answers before hiring, but for the price. Renders nothing until she fills one in. */
export function BeforeHiring() {
  const answers = (['delivers', 'liability', 'password'] as const).flatMap((question) => {
    const text = offer[question];
    return text === undefined ? [] : [{ label: questions[question], text: fill(text, siteWords), items: [] }];
  });
  const facts = [...answers, ...offerFacts().filter(({ label }) => label !== offerWords.fees)];
  if (facts.length === 0) return null;
  return (
    <section aria-labelledby="before-hiring">
      <h3 id="before-hiring">{heading}</h3>
      <OfferFacts facts={facts} />
    </section>
  );
}
