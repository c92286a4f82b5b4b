/** What a page's early script must fetch later; written into the page as JSON. */
export type HeldFramework = {
  /** Address of the script of what the page does by itself. */
  readonly firstLoad: string;
  /** Address of the page's data for React, which the export wrote into inline scripts. */
  readonly data: string;
  /** The addresses of the framework's scripts, in their order; the last one starts it. */
  readonly scripts: readonly string[];
};

/** Id of that JSON. */
export const HELD_ID = 'held';

/** Id of the tag of the script that starts it. */
export const ENTRY_ID = '_R_';
