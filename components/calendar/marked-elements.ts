/** Attribute of a table of dates: its group. */
export const GROUP = 'data-group';

/** Attribute of a drawing of a year that marks today: that year. */
export const TODAY = 'data-today';

/** Attribute of a pin on that drawing that marks one of the visitor's days: its group and installment. */
export const OWN_DAY = 'data-own-day';
