import { PrintButton } from '@/components/ui/PrintButton';
import { checklistWords, documentGroups } from '@/content/checklist';
import styles from './DocumentChecklist.module.css';
import { Step } from './Step';
import { YearText } from './YearText';

const { heading, introduction, list, more, print, printTitle } = checklistWords;
const [everybody, ...others] = documentGroups;

/** The documents to gather as boxes to tick, the optional groups in one fold; paper shows them all. */
export function DocumentChecklist() {
  return (
    <Step id="documents" heading={heading} introduction={introduction}>
      <div className={styles.checklist}>
        <p className={styles.printTitle}>
          <YearText text={printTitle} />
        </p>
        {everybody && (
          <>
            <h3 className="subtitle">
              <YearText text={list.replace('{title}', everybody.title)} />
            </h3>
            <Documents documents={everybody.documents} />
          </>
        )}
        {others.length > 0 && (
          <details className="fold" data-unfolds>
            <summary>
              <h3>{more}</h3>
              <small aria-hidden>{others.flatMap(({ documents }) => documents).length}</small>
            </summary>
            {others.map(({ title, documents }) => (
              <section key={title}>
                <h4 className="subtitle">{title}</h4>
                <Documents documents={documents} />
              </section>
            ))}
          </details>
        )}
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
