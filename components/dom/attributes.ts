/* Attributes that one part of the site writes and another reads, each with who does. */

/** The host of a tool: its name. Written by `island.tsx`; read by `early/` and `on-load/islands.ts`. */
export const ISLAND = 'data-island';

/** The host of a tool: its props as JSON. Written by `island.tsx`; read by `on-load/hydrate.tsx`. */
export const PROPS = 'data-props';

/** What takes the place of a tool's button. Written by `island.tsx` and `ways-out.ts`; read by `ways-out.ts`. */
export const WAY_OUT = 'data-way-out';

/** A button that a way out has replaced. Written and read by `ways-out.ts`. */
export const GAVE_WAY = 'data-gave-way';
