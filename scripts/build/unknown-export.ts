/** The export is not of the shape this step was written for: look at it before trusting the step. */
export class UnknownExport extends Error {}
