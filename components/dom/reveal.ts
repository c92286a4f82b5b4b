import { REVEAL } from './attributes';

/** An entrance of specification §9; `motion.ts` has its distance and timing. */
export type Entrance = 'section' | 'portrait' | 'card' | 'tax';

/** Attributes to spread on an element that has this entrance. */
export const reveal = (entrance: Entrance) => ({ [REVEAL]: entrance });
