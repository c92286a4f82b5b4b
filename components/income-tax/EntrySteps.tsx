import { LinkedText } from '@/components/ui/LinkedText';
import { incomeTaxWords } from '@/content/income-tax';
import { linkedParts } from '@/lib/words/text-links';
import styles from './EntrySteps.module.css';
import { Step } from './Step';

const { heading, introduction, steps } = incomeTaxWords.entry;

/** How to sign in to the DIAN's site, step by step. */
export function EntrySteps() {
  return (
    <Step id="entry" heading={heading} introduction={introduction}>
      <ol className={`ruled ${styles.steps}`}>
        {steps.map(({ name, text }) => (
          <li key={name}>
            <b>{name}</b>
            <span>
              <LinkedText parts={linkedParts(text)} />
            </span>
          </li>
        ))}
      </ol>
    </Step>
  );
}
