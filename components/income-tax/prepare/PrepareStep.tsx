import { LinkedText } from '@/components/ui/LinkedText';
import { incomeTaxWords } from '@/content/income-tax';
import { DocumentChecklist } from './DocumentChecklist';
import { FiguresSteps } from './FiguresSteps';
import { PrepareFold } from './PrepareFold';
import styles from './PrepareStep.module.css';
import { Step } from '@/components/income-tax/shared/Step';

const { prepare, entry } = incomeTaxWords;

/** Things to gather before filing, in three folds: the account, the figures and the documents. */
export function PrepareStep() {
  return (
    <Step id="prepare" {...prepare}>
      <div className={`folds ${styles.folds}`}>
        <EntrySteps />
        <FiguresSteps />
        <DocumentChecklist />
      </div>
    </Step>
  );
}

/** Steps to sign in to the DIAN's site. */
function EntrySteps() {
  return (
    <PrepareFold id="entry" heading={entry.heading} gloss={entry.gloss}>
      <ol className={`ruled ${styles.entry}`}>
        {entry.steps.map(({ name, text }) => (
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
