/** Spread on a control that does nothing without script, which then hides it (`app/globals.css`). */
export const needsScript = { 'data-needs-script': '' } as const;
