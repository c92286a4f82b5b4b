import type { OfferFact } from '@/lib/words/offer';

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
