import { incomeTaxWords } from '@/content/income-tax';
import { DocumentChecklist } from './DocumentChecklist';
import { EntrySteps } from './EntrySteps';
import { FiguresSteps } from './FiguresSteps';
import styles from './PrepareStep.module.css';
import { Step } from '@/components/income-tax/shared/Step';

const { heading, introduction } = incomeTaxWords.prepare;

/** Things to gather before filing, in three folds: the account, the figures and the documents. */
export function PrepareStep() {
  return (
    <Step id="prepare" heading={heading} introduction={introduction}>
      <div className={`folds ${styles.folds}`}>
        <EntrySteps />
        <FiguresSteps />
        <DocumentChecklist />
      </div>
    </Step>
  );
}
