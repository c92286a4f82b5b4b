/** For tests: works at once, because jsdom paints no frame. */
export const afterPaint = (work: () => void) => work();
