import { ERASED, SAVED_NOTE } from '@/components/dom/saved-answers';
import { needsScript } from '@/components/dom/needs-script';
import { savedAnswersWords } from '@/content/visitor-answers';
import styles from './SavedAnswersNote.module.css';

const { heading, text, erase, erased } = savedAnswersWords;

/** Says that answers are saved on the device, with a button that erases them. Hidden while none are saved. */
export function SavedAnswersNote() {
  return (
    <div className={`screen ${styles.place}`} {...needsScript}>
      <div {...{ [SAVED_NOTE]: '' }} className={styles.note} hidden suppressHydrationWarning>
        <p>
          <b>{heading}</b>
          <span className="soft">{text}</span>
        </p>
        <button type="button" className="link">
          {erase}
        </button>
      </div>
      {/* The blank makes React keep the text that script writes here before hydration. */}
      <p role="status" {...{ [ERASED]: erased }} suppressHydrationWarning>
        {' '}
      </p>
    </div>
  );
}
