/** Id of the check's form. */
export const FILING_FORM = 'filing-check';
