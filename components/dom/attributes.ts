/* Attributes that one part of the site writes and another reads, each with who does. */

/** The host of a tool: its name. Written by `island.tsx`; read by `early/` and `on-load/islands.ts`. */
export const ISLAND = 'data-island';

/** The host of a tool: its props as JSON. Written by `island.tsx`; read by `on-load/hydrate.tsx`. */
export const PROPS = 'data-props';

/** On `<html>`: the early script has run. Written by `early/main.ts`; read by the rules in `app/globals.css` and components. */
export const SCRIPT = 'data-script';

/** Does nothing without script. Written by `needs-script.ts`; read by the same rules and `on-load/old-browsers.ts`. */
export const NEEDS_SCRIPT = 'data-needs-script';

/** What takes the place of a tool's answer. Written by `island.tsx`; shown by `ways-out.ts`. */
export const WAY_OUT = 'data-way-out';

/** A part of the page whose script can't be had. Written by `ways-out.ts`; read by the rules in `app/globals.css`. */
export const GAVE_WAY = 'data-gave-way';

/** A form that keeps its fields there, because the visitor has filled in some. Written and read as above. */
export const FILLED = 'data-filled';
