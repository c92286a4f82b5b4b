/** What a page's early script fetches later; written into the page as JSON. */
export type Held = {
  /** Address of the script of what the page does by itself. */
  readonly byItself: string;
  /** Absent from a page that is as Next wrote it, which starts its framework itself. */
  readonly framework?: HeldFramework;
};

export type HeldFramework = {
  /** Address of the page's data for React, which the export wrote into inline scripts. */
  readonly data: string;
  /** The addresses of the framework's scripts, in their order; the last one starts it. */
  readonly scripts: readonly string[];
  /** Id of that last one's tag, by which React knows it. */
  readonly entryId: string;
};

/** Id of that JSON. */
export const HELD_ID = 'held';
