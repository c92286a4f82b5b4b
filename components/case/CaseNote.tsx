import { needsScript } from '@/components/dom/needs-script';
import { savedAnswersWords } from '@/content/visitor-answers';
import styles from './CaseNote.module.css';
import { CASE_NOTE, ERASED, RETURN_LINE, RETURN_YEAR } from '@/components/dom/attributes';
import { YEAR } from './controls';

const { heading, text, digits, returned, ofYear, erase, erased } = savedAnswersWords;

/** Says that the case is kept on the device, with a button that erases it. Hidden while nothing is kept. */
export function CaseNote() {
  return (
    <div className={`screen ${styles.place}`} {...needsScript}>
      <div {...{ [CASE_NOTE]: '' }} className={styles.note} hidden suppressHydrationWarning>
        <p>
          <b>{heading}</b> <span className="soft">{text}</span>
        </p>
        <EraseButton />
      </div>
      <Erased />
    </div>
  );
}

/** The same for the digits of a lookup, in one line. */
export function DigitsNote() {
  return (
    <div className={`screen ${styles.place}`} {...needsScript}>
      <p {...{ [CASE_NOTE]: '' }} className="soft" hidden suppressHydrationWarning>
        {digits} <EraseButton />
      </p>
      <Erased />
    </div>
  );
}

/** For returning visitors: the year that their case is about, and the button that erases it. */
export function ReturnLine() {
  return (
    <div className={`screen ${styles.returned}`} {...needsScript}>
      <p {...{ [RETURN_LINE]: '' }} hidden suppressHydrationWarning>
        {returned}
        <span {...{ [RETURN_YEAR]: ofYear.replace('{year}', YEAR) }} suppressHydrationWarning>
          .
        </span>{' '}
        <EraseButton />
      </p>
      <Erased />
    </div>
  );
}

function EraseButton() {
  return (
    <button type="button" className="link">
      {erase}
    </button>
  );
}

/** The blank makes React keep the text that script writes here before hydration. */
function Erased() {
  return (
    <p role="status" tabIndex={-1} {...{ [ERASED]: erased }} suppressHydrationWarning>
      {' '}
    </p>
  );
}
