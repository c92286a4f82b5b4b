/*
 * Ids of the tools' forms. The lazy chunk of a tool bears the id as its name (`webpackChunkName`), by which the build
 * finds it, so that it can be fetched while the framework starts.
 */

export const FILING_FORM = 'filing-check';
export const LOOKUP_FORM = 'date-lookup';

/** Id of the field of the lookup's digits. */
export const LOOKUP_DIGITS = `${LOOKUP_FORM}-digits`;

/** Name of the boxes of the documents to gather. */
export const DOCUMENT_TICK = 'documento';

/** Attribute of the element that shows a tool's answer, or of the answer's heading if that takes the focus. */
export const ANSWER = 'data-answer';
