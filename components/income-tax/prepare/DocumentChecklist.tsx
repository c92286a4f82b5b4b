import { DOCUMENT_TICK } from '@/components/dom/attributes';
import { PrintButton } from '@/components/ui/PrintButton';
import { checklistWords, documentGroups } from '@/content/checklist';
import { fill } from '@/lib/words/fill';
import styles from './DocumentChecklist.module.css';
import { PrepareFold } from './PrepareFold';
import { YearText } from '@/components/tax-year/YearText';

const { heading, gloss, introduction, list, more, print, printTitle } = checklistWords;
const [everybody, ...others] = documentGroups;
const all = String(everybody?.documents.length ?? 0);
const countOfOthers = String(others.flatMap(({ documents }) => documents).length);

/** The documents to gather as checkboxes, the optional groups in one fold, which print opens. */
export function DocumentChecklist() {
  return (
    <PrepareFold
      id="documents"
      heading={heading}
      gloss={fill(others.length > 0 ? gloss.others : gloss.all, { all, others: countOfOthers })}
    >
      <p className="introduction">{introduction}</p>
      <div className={styles.checklist}>
        <p className={styles.printTitle}>
          <YearText text={printTitle} />
        </p>
        {everybody && (
          <>
            <h4 className="subtitle">
              <YearText text={list.replace('{title}', everybody.title)} />
            </h4>
            <Documents documents={everybody.documents} />
          </>
        )}
        {others.length > 0 && (
          <details className="fold">
            <summary>
              <h4>{more}</h4>
              <small className="screen" aria-hidden>
                {countOfOthers}
              </small>
            </summary>
            {others.map(({ title, documents }) => (
              <section key={title}>
                <h5 className="subtitle">{title}</h5>
                <Documents documents={documents} />
              </section>
            ))}
          </details>
        )}
        <PrintButton label={print} only="checklist" />
      </div>
    </PrepareFold>
  );
}

function Documents({ documents }: { documents: readonly string[] }) {
  return (
    <ul className={styles.list}>
      {documents.map((document) => (
        <li key={document}>
          <label>
            <input type="checkbox" name={DOCUMENT_TICK} value={document} />
            <span>
              <YearText text={document} />
            </span>
          </label>
        </li>
      ))}
    </ul>
  );
}
