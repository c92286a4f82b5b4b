import type { ReactNode } from 'react';
import { YearText } from '@/components/tax-year/YearText';
import { savedAnswersWords } from '@/content/visitor-answers';
import styles from './CaseNote.module.css';
import { CASE_NOTE, ERASES_MESSAGE, RETURNED, RETURNED_YEAR, needsScript } from '@/components/dom/attributes';
import { anchors } from '@/content/page-anchors';

const { heading, text, digits, returned, erase, erased, message, eraseMessage } = savedAnswersWords;
const [beforeYear, afterYear] = returned.other.split('{year}');

/** Says that the case is kept on the device, with a button that erases it. */
export function CaseNote() {
  return (
    <Note className={`box ${styles.note}`}>
      <p>
        <b>{heading}</b> <span className="soft">{text}</span>
      </p>{' '}
      <EraseButton />
    </Note>
  );
}

/** Says in one line that the digits of a lookup are kept, with a button that erases them. */
export function DigitsNote() {
  return (
    <Note className="soft">
      {digits} <EraseButton />
    </Note>
  );
}

/** Tells returning visitors which year their answers are about, with the button that erases them. */
export function ReturnLine() {
  return (
    <Note kind={RETURNED} className={styles.returned}>
      <span {...{ [RETURNED_YEAR]: 'open' }}>
        <YearText text={returned.open} /> <EraseButton />
      </span>
      <span {...{ [RETURNED_YEAR]: 'other' }} hidden>
        {beforeYear}
        <b />
        {afterYear} <a href={`#${anchors.check}`}>{returned.see}</a> · <EraseButton label={returned.erase} />
      </span>
      <span {...{ [RETURNED_YEAR]: 'none' }} hidden>
        {returned.none} <EraseButton />
      </span>
    </Note>
  );
}

function EraseButton({ label = erase }: { label?: string }) {
  return (
    <button type="button" className="link">
      {label}
    </button>
  );
}

type NoteProps = { kind?: string; className?: string; children: ReactNode };

/** A note that is hidden while nothing is kept, and the sentences that follow once the case is erased. */
function Note({ kind = '', className, children }: NoteProps) {
  return (
    <div className={`screen ${styles.place}`} {...needsScript}>
      <div {...{ [CASE_NOTE]: kind }} className={className} hidden>
        {children}
      </div>
      <p tabIndex={-1} hidden>
        {erased}
      </p>
      <p hidden>
        {message}{' '}
        <button type="button" className="link" {...{ [ERASES_MESSAGE]: '' }}>
          {eraseMessage}
        </button>
      </p>
    </div>
  );
}
