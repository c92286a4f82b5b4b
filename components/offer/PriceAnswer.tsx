import { anchors } from '@/content/page-anchors';
import { offerDefaults, offerWords } from '@/content/offer';
import { offerFacts } from '@/lib/words/offer';
import { FactRows } from './OfferFacts';

/** «¿Cuánto cuesta?»: the owner's price with what it includes, or the general answer. */
export function PriceAnswer() {
  const { text, items } = offerFacts().find(({ label }) => label === offerWords.fees) ?? {
    text: offerDefaults.fees,
    items: [],
  };
  return (
    <dl id={anchors.before}>
      <FactRows facts={[{ label: offerWords.before.fees, text, items }]} />
    </dl>
  );
}
