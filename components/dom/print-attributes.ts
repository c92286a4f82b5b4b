/** Attribute of a print button: the part of the page to print, or `page`. */
export const PRINTS = 'data-prints';

/** Attribute of the root element while that part is printed; print styles select by it. */
export const PRINTING = 'data-print';

/** Attribute of a `<details>` that is opened for printing. */
export const UNFOLDS = 'data-unfolds';
