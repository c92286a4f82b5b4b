/** Attribute of a table of dates that holds its taxpayer group. */
export const GROUP = 'data-group';

/** Attribute of a drawing of a year, on which today is marked, that holds this year. */
export const TODAY = 'data-today';

/**
 * Attribute of a pin for one of the visitor's days on a drawing of the year; it holds the day's group and
 * installment.
 */
export const OWN_DAY = 'data-own-day';
