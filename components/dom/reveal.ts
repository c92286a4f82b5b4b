/** An entrance of specification §9; `entrances.ts` has its distance and timing. */
export type Entrance = 'section' | 'portrait' | 'card' | 'tax';

/** Attribute of an element that has an entrance: which one. */
export const REVEAL = 'data-reveal';

/** Attributes to spread on an element that has this entrance. */
export const reveal = (entrance: Entrance) => ({ [REVEAL]: entrance });
