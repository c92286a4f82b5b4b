/** What a page's early script must fetch later; written into the page as JSON. */
export type HeldFramework = {
  /** Address of the script of what the page does by itself. */
  readonly firstLoad: string;
  /** Address of the page's data for React, which the export wrote into inline scripts. */
  readonly data: string;
  /** The framework's script tags in their order: each one's attributes. */
  readonly scripts: readonly Readonly<Record<string, string>>[];
};

/** Id of that JSON. */
export const HELD_ID = 'held';
