import { offer, offerDefaults, offerWords } from '@/content/offer';
import { fill } from '@/lib/words/fill';
import { siteWords } from '@/lib/words/site-words';
import styles from './OfferSteps.module.css';

/** Drawings of the general steps: the outline of a paper with its lines, and what is done with it. */
const drawings = [
  ['M8 4h20l8 8v28H8zM28 4v8h8M14 20h14M14 27h10', ''],
  ['M8 4h20l8 8v28H8z', 'M34 26a8 8 0 1 1-16 0 8 8 0 1 1 16 0m-2 6 8 8'],
  ['M8 4h20l8 8v28H8z', 'M13 32c4-8 5 4 9-3s4 3 8-1'],
] as const;

/** Steps after a visitor writes: the owner's, from request to filed return, or the general ones with their drawings. */
export function OfferSteps() {
  const isOwn = offer.steps.length > 0;
  const steps = isOwn ? offer.steps : offerDefaults.steps;
  return (
    <ol className={`ruled ${styles.steps}`} aria-label={offerWords.steps}>
      {steps.map(({ title, text }, index) => (
        <li key={title}>
          {!isOwn && (
            <svg viewBox="0 0 44 44" aria-hidden>
              {drawings[index]?.map((path) => (
                <path key={path} d={path} />
              ))}
            </svg>
          )}
          <b>{fill(title, siteWords)}</b> <span>{fill(text, siteWords)}</span>
        </li>
      ))}
    </ol>
  );
}
