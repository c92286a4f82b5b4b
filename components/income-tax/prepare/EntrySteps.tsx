import { LinkedText } from '@/components/ui/LinkedText';
import { incomeTaxWords } from '@/content/income-tax';
import styles from './EntrySteps.module.css';
import { PrepareFold } from './PrepareFold';

const { heading, gloss, steps } = incomeTaxWords.entry;

/** Steps to sign in to the DIAN's site. */
export function EntrySteps() {
  return (
    <PrepareFold id="entry" heading={heading} gloss={gloss}>
      <ol className={`ruled ${styles.steps}`}>
        {steps.map(({ name, text }) => (
          <li key={name}>
            <b>{name}</b>{' '}
            <span>
              <LinkedText text={text} />
            </span>
          </li>
        ))}
      </ol>
    </PrepareFold>
  );
}
