/* Ids of the tools' forms, by which code of theirs is fetched ahead (scripts/post-build/post-build.ts). */

export const FILING_FORM = 'filing-check';
export const LOOKUP_FORM = 'date-lookup';

/** Id of the field of the lookup's digits. */
export const LOOKUP_DIGITS = `${LOOKUP_FORM}-digits`;

/** Name of the boxes of the documents to gather. */
export const DOCUMENT_TICK = 'documento';

/** Attribute of a field that takes over the digits typed in the lookup: the digits last taken over. */
export const FOLLOWS_ENDING = 'data-follows-ending';

/** Attribute of a tool's answer, or of the heading in it that takes the focus. */
export const ANSWER = 'data-answer';
