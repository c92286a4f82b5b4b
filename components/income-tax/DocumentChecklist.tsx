import { PrintButton } from '@/components/ui/PrintButton';
import { checklistWords, documentGroups } from '@/content/checklist';
import styles from './DocumentChecklist.module.css';
import { Step } from './Step';
import { YearText } from './YearText';

const { heading, introduction, print, printTitle } = checklistWords;
const [everybody, ...others] = documentGroups;

/** The documents to gather as boxes to tick, optional groups folded; paper shows them all. */
export function DocumentChecklist() {
  return (
    <Step id="documents" heading={heading} introduction={introduction}>
      <div className={styles.checklist} data-unfolds>
        <p className={styles.printTitle}>
          <YearText text={printTitle} />
        </p>
        {everybody && (
          <>
            <h3>{everybody.title}</h3>
            <Documents documents={everybody.documents} />
          </>
        )}
        {others.map(({ title, documents }) => (
          <details key={title} className="fold">
            <summary>
              <h3>{title}</h3>
              <small aria-hidden>{documents.length}</small>
            </summary>
            <Documents documents={documents} />
          </details>
        ))}
        <PrintButton label={print} only="checklist" />
      </div>
    </Step>
  );
}

function Documents({ documents }: { documents: readonly string[] }) {
  return (
    <ul className={styles.list}>
      {documents.map((document) => (
        <li key={document}>
          <label>
            <input type="checkbox" />
            <span>
              <YearText text={document} />
            </span>
          </label>
        </li>
      ))}
    </ul>
  );
}
