/** Marks, in a modal's form, the place of the services that its page gives it; the early script writes there. */
export const GIVEN = 'data-given';
