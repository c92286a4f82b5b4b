import { ERASED, KEPT } from '@/components/dom/kept-case';
import { needsScript } from '@/components/dom/needs-script';
import { keptCaseWords } from '@/content/visitor-answers';
import styles from './SavedAnswers.module.css';

const { heading, text, erase, erased } = keptCaseWords;

/** Says that the answers stay on the device, and takes them away; hidden while there is nothing. */
export function SavedAnswers() {
  return (
    <div className={`screen ${styles.place}`} {...needsScript}>
      <div {...{ [KEPT]: '' }} className={styles.kept} hidden suppressHydrationWarning>
        <p>
          <b>{heading}</b>
          <span className="soft">{text}</span>
        </p>
        <button type="button" className="link">
          {erase}
        </button>
      </div>
      {/* With a text of its own, React lets what is written into it before stand. */}
      <p role="status" {...{ [ERASED]: erased }} suppressHydrationWarning>
        {' '}
      </p>
    </div>
  );
}
