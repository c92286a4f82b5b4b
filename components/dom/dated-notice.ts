/** Attribute of a notice: the first and the last day on which it is shown, as `2026-11-23 2026-11-25`. */
export const NOTICE = 'data-notice';
