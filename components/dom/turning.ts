/** Attributes of a sentence that changes once a day has passed: that day, and the text until and after it. */
export const TURNS = 'data-turns';
export const UNTIL = 'data-until';
export const AFTER = 'data-after';
