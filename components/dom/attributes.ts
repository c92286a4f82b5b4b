/* Names that HTML carries from one part of the site to another. `docs/islands.md` lists who writes and who reads each. */

/** The host of a tool: its name. */
export const ISLAND = 'data-island';
/** The host of a tool: its props as JSON. */
export const PROPS = 'data-props';

/** On `<html>`: the early script has run. */
export const SCRIPT = 'data-script';
/** An element that does nothing without script; `early` if the early script is enough. */
export const NEEDS_SCRIPT = 'data-needs-script';
/** An element that is shown without script, in place of one with `data-needs-script`. */
export const WITHOUT_SCRIPT = 'data-without-script';
/** Contacts that replace a tool's answer when its script fails to load. */
export const WAY_OUT = 'data-way-out';
/** A part of the page whose script failed to load. */
export const GAVE_WAY = 'data-gave-way';
/** A form in such a part that keeps its fields, because the visitor has filled in some. */
export const FILLED = 'data-filled';

/** A form that was used before its script loaded. */
export const WAITING = 'data-waiting';
/** A form whose script has loaded and handles its submits. */
export const READY = 'data-ready';
/** A live region of a form: the words that say that the form is working. */
export const WORKING_WORDS = 'data-words';

/** Preset of the contact form, on a button that opens the modal and on the open dialog. */
export const PRESET_SERVICES = 'data-services';
export const PRESET_MESSAGE = 'data-message';
/** The element of the modal's form that names the preset services. */
export const SERVICES_SHOWN = 'data-given';

/** An element whose text depends on the open tax year: the name of its words in `YearsData`. */
export const YEAR_WORD = 'data-year-word';
/** The label of the tab whose year is filed in the visitor's calendar year. */
export const CURRENT_YEAR = 'data-current';

/** A note that the visitor's case is kept: empty, or `returned` for the line that returning visitors see. */
export const CASE_NOTE = 'data-case-note';
/** The part of that line that names the case's year. */
export const RETURN_YEAR = 'data-case-year';
/** The sentence that is shown once the case is erased: its words. */
export const ERASED = 'data-erased';
/** A tool whose answers were restored: the place of its answer is kept free, and the answer is not announced. */
export const RESTORED = 'data-restored';
/** On the filing check: the words about a figure of an earlier visit. On a condition with such a figure: the same words. */
export const FIGURE_WORDS = 'data-figure-words';
export const FIGURE = 'data-figure';
/** The number of ticked documents: its sentence. */
export const PROGRESS = 'data-progress';

/** A tool's answer, or its heading if that takes the focus. */
export const ANSWER = 'data-answer';
/** A step's label in the path: the id of the section it links to, and the answer that is shown. */
export const STEP = 'data-step';
export const RESULT = 'data-result';

/** A table of dates: its taxpayer group. */
export const GROUP = 'data-group';
/** A date in such a table, and its row header: `past`, `next`, or none. In a year's chart: `today`, or `own` for a pin. */
export const STATE = 'data-state';
/** A date in such a table: the word for its state. */
export const MARK = 'data-mark';
/** A date in such a table that is the visitor's own. */
export const OWN = 'data-own';
/** A year's chart, which marks today: that year. */
export const TODAY = 'data-today';
/** A pin on a year's chart for one of the visitor's days: the day's group and installment. */
export const OWN_DAY = 'data-own-day';
/** A sentence that changes once a day has passed: that day, and the text until and after it. */
export const TURNS = 'data-turns';
export const UNTIL = 'data-until';
export const AFTER = 'data-after';
/** A notice: the first and the last day on which it is shown, as `2026-11-23 2026-11-25`. */
export const NOTICE = 'data-notice';
/** The copyright year. */
export const COPYRIGHT_YEAR = 'data-copyright-year';

/** The logo of an organisation: empty, or `loaded`. */
export const LOGO = 'data-logo';
/** An element with an entrance: which one. */
export const REVEAL = 'data-reveal';

/** A print button: the part of the page to print, or `page`. */
export const PRINTS = 'data-prints';
/** On `<html>`, while that part is printed. */
export const PRINTING = 'data-print';
/** A `<details>` that is opened for printing. */
export const UNFOLDS = 'data-unfolds';

/* Ids of elements, and names of controls. */

export const FILING_FORM = 'filing-check';
export const LOOKUP_FORM = 'date-lookup';
/** The field of the lookup's digits. */
export const LOOKUP_DIGITS = `${LOOKUP_FORM}-digits`;
/** Name of the boxes of the documents to gather. */
export const DOCUMENT_TICK = 'documento';
/** Places that show the visitor's answers: a link of the header's WhatsApp list, and the receipt. */
export const ANSWERS_LINK = 'answers-link';
export const ANSWERS_RECEIPT = 'answers-receipt';
/** The ruler of months that shows the filing window. */
export const RULER = 'window-ruler';
