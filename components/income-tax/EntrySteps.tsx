import { incomeTaxWords } from '@/content/income-tax';
import styles from './EntrySteps.module.css';
import { Step } from './Step';

const { heading, introduction, steps } = incomeTaxWords.entry;

/** What one needs to enter the DIAN's site, in the order in which it is got. */
export function EntrySteps() {
  return (
    <Step id="entry" heading={heading} introduction={introduction}>
      <ol className={styles.steps}>
        {steps.map(({ name, text }) => (
          <li key={name}>
            <b>{name}</b>
            <span>{text}</span>
          </li>
        ))}
      </ol>
    </Step>
  );
}
