/* Names that HTML carries from one part of the site to another, and attributes to spread on an element. */

/** On the host of a tool, or on the form around it, which a tap may reach before the host is parsed; the value is its name. */
export const ISLAND = 'data-island';
/** On the host of a tool; the value is its props as JSON. */
export const PROPS = 'data-props';

/** On `<html>` once the early script has run. */
export const SCRIPT = 'data-script';
/** Contacts that replace a tool's answer when its script fails to load. */
export const FALLBACK = 'data-way-out';
/** A part of the page whose script failed to load. */
export const FALLBACK_SHOWN = 'data-gave-way';
/** A form in such a part that keeps its fields, because the visitor has filled in some. */
export const FILLED = 'data-filled';

/** A form that was used before its script loaded. */
export const WAITING = 'data-waiting';
/** A form whose script has loaded and handles its submits. */
export const READY = 'data-ready';
/** On a live region of a form; the value is the words that say that the form is working. */
export const WORKING_WORDS = 'data-words';

/** On a button that opens a modal; the value is the id of its dialog. */
export const OPENS = 'data-opens';
/** On the button that closes the dialog around it. */
export const CLOSES = 'data-closes';
/** Preset of the contact form, on a button that opens the modal and on the open dialog. */
export const PRESET_SERVICES = 'data-services';
export const PRESET_MESSAGE = 'data-message';
/** The element of the modal's form that names the preset services. */
export const SERVICES_SHOWN = 'data-given';

/** On an element whose text depends on the open tax year; the value is the name of its words in `YearsData`. */
export const YEAR_WORD = 'data-year-word';

/** On the forms in which a visitor tells their case; a request for contact is no part of it. */
export const CASE_FORM = 'data-case-form';
/** On a note that the visitor's case is kept; the value is `RETURNED` for the line for returning visitors. */
export const CASE_NOTE = 'data-case-note';
export const RETURNED = 'returned';
/** On the button that erases the message of a request which the visitor changed. */
export const ERASES_MESSAGE = 'data-erases-message';
/** On a line for returning visitors; the value tells whose answers it names: `open`, `other`, or `none` for no year. */
export const RETURNED_YEAR = 'data-returned-year';
/** A tool whose answers were restored: the place of its answer is kept free, and the answer is not announced. */
export const RESTORED = 'data-restored';
/** Name of a condition, on its words for who comes back to an answer that a typed figure gave; the figure is not kept. */
export const FIGURE = 'data-figure';

/** A tool's answer, or its heading if that takes the focus. */
export const ANSWER = 'data-answer';
/** On a step's label in the path; the value is the answer that is shown, or nothing. */
export const RESULT = 'data-result';

/** On a table of dates; the value is its taxpayer group. */
export const GROUP = 'data-group';
/** On a date in a table and its row header: `past`, `next` or nothing. In a year's chart: `today`, or `own` for a pin. */
export const STATE = 'data-state';
/** On a date in a table; the value is the word for its state. */
export const MARK = 'data-mark';
/** On a date in a table that is the visitor's own. */
export const OWN = 'data-own';
/** On a year's chart, which marks today; the value is the year. */
export const TODAY = 'data-today';
/** On a pin for one of the visitor's days in a year's chart; the value is the day's group and installment. */
export const OWN_DAY = 'data-own-day';
/** On a notice or a dated sentence; the value is the first and the last day on which it is shown, as `2026-11-23 2026-11-25`. */
export const NOTICE = 'data-notice';
/** The copyright year. */
export const COPYRIGHT_YEAR = 'data-copyright-year';

/** On the logo of an organisation; the value is `loaded` once it has loaded. */
export const LOGO = 'data-logo';
/** On an element with an entrance; the value is the name of the entrance. */
export const REVEAL = 'data-reveal';

/** On a print button; the value is the part of the page to print, or `page`. */
export const PRINTS = 'data-prints';
/** On `<html>` while a part of the page is printed. */
export const PRINTING = 'data-print';

/* Ids of elements, and names of controls. */

export const FILING_FORM = 'filing-check';
/** The list of tax years of the late-filing calculator. */
export const LATE_YEAR = 'late-year';
/** The field of the lookup's digits. */
export const LOOKUP_DIGITS = 'date-lookup-digits';
/** Name of the boxes of the documents to gather. */
export const DOCUMENT_TICK = 'documento';
/** The link in the header's WhatsApp list that sends the visitor's answers. */
export const ANSWERS_LINK = 'answers-link';

/*
 * Spread on an element to show it only with script, or only without. The early script marks the page, and
 * `app/globals.css` has the rules; where the browser refuses the scripts, nothing is marked and the page is the one
 * without script.
 */

/** For elements that need the on-load script or a tool; hidden where these fail to load. */
export const needsScript = { 'data-needs-script': '' } as const;

/** For the replacement of such an element. */
export const withoutScript = { 'data-without-script': '' } as const;

/** For elements that need only the early script. */
export const needsEarlyScript = { 'data-needs-script': 'early' } as const;

/** For the replacement of such an element, where not even the early script runs. */
export const withoutEarlyScript = { 'data-without-script': 'early' } as const;

/** Sets an attribute, or removes it. */
export function setAttribute(element: Element, name: string, value: string | undefined): void {
  if (value === undefined) element.removeAttribute(name);
  else element.setAttribute(name, value);
}

/** An entrance of specification §9; `motion.ts` has its distance and timing. */
export type Entrance = 'section' | 'portrait' | 'card' | 'tax';

/** Attributes to spread on an element that has this entrance. */
export const reveal = (entrance: Entrance) => ({ [REVEAL]: entrance });
