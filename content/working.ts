/** Said by a tool that was used before its code came, until it answers. */
export const workingWords = 'Un momento…';
