/** Shown by a tool that was used before its code loaded. */
export const workingWords = 'Un momento…';
