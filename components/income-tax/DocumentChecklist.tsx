import { PrintButton } from '@/components/ui/PrintButton';
import { checklistWords, documents } from '@/content/checklist';
import { fill, type Words } from '@/lib/words/fill';
import styles from './DocumentChecklist.module.css';

const { heading, introduction, print, printTitle } = checklistWords;

/** The documents to have ready: boxes to tick here, or on paper, where the list can stand alone. */
export function DocumentChecklist({ words }: { words: Words }) {
  return (
    <section className={styles.checklist} aria-labelledby="documents">
      <h2 id="documents">{heading}</h2>
      <p className={styles.title}>{fill(printTitle, words)}</p>
      <p className={styles.introduction}>{introduction}</p>
      <ul className={styles.list}>
        {documents.map((document) => (
          <li key={document}>
            <label>
              <input type="checkbox" />
              <span>{fill(document, words)}</span>
            </label>
          </li>
        ))}
      </ul>
      <PrintButton label={print} only="checklist" />
    </section>
  );
}
