/* Ids of the tools' forms, by which code of theirs is fetched ahead (scripts/post-build/post-build.ts). */

export const FILING_FORM = 'filing-check';
export const LOOKUP_FORM = 'date-lookup';

/** Id of the field of the lookup's digits. */
export const LOOKUP_DIGITS = `${LOOKUP_FORM}-digits`;

/** Name of the boxes of the documents to gather. */
export const DOCUMENT_TICK = 'documento';
