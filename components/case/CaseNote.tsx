import type { ReactNode } from 'react';
import { needsScript } from '@/components/dom/needs-script';
import { YearText } from '@/components/tax-year/YearText';
import { savedAnswersWords } from '@/content/visitor-answers';
import styles from './CaseNote.module.css';
import { CASE_NOTE } from '@/components/dom/attributes';
import { RETURNED } from './controls';

const { heading, text, digits, returned, erase, erased } = savedAnswersWords;

/** Says that the case is kept on the device, with a button that erases it. */
export function CaseNote() {
  return (
    <Note className={styles.note}>
      <p>
        <b>{heading}</b> <span className="soft">{text}</span>
      </p>
    </Note>
  );
}

/** Says in one line that the digits of a lookup are kept, with a button that erases them. */
export function DigitsNote() {
  return <Note className="soft">{digits}</Note>;
}

/** Tells returning visitors the year that their answers are about, with the button that erases them. */
export function ReturnLine() {
  return (
    <Note kind={RETURNED} className={styles.returned}>
      <YearText text={returned} />
    </Note>
  );
}

type NoteProps = { kind?: string; className?: string; children: ReactNode };

/** A note that is hidden while nothing is kept, and the sentence that follows once the case is erased. */
function Note({ kind = '', className, children }: NoteProps) {
  return (
    <div className={`screen ${styles.place}`} {...needsScript}>
      <div {...{ [CASE_NOTE]: kind }} className={className} hidden>
        {children}{' '}
        <button type="button" className="link">
          {erase}
        </button>
      </div>
      <p tabIndex={-1} hidden>
        {erased}
      </p>
    </div>
  );
}
