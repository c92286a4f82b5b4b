/* Ids of the tools' forms, by which code of theirs is fetched ahead (scripts/build/post-build.ts). */

export const FILING_FORM = 'filing-check';
export const LOOKUP_FORM = 'date-lookup';
