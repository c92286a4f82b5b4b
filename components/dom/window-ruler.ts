/** Id of the drawing of the filing window over the months of its year. */
export const RULER = 'window-ruler';
