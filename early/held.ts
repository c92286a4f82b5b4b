/** JSON in each page: what its early script fetches later. */
export type Held = {
  /** Address of the on-load script. */
  readonly onLoad: string;
  /** Absent from a page published as Next wrote it, which starts its framework itself. */
  readonly framework?: {
    /** Address of a text: one line of `ToolScripts`, then the page's data for React. */
    readonly data: string;
    /** Addresses of the framework's scripts, in order; the last one starts it. */
    readonly scripts: readonly string[];
    /** Id of the last script's tag, by which React finds it. */
    readonly entryId: string;
  };
};

/** Scripts of the tools that answer a first tap, each with a selector that matches while its tool is in use. */
export type ToolScripts = readonly (readonly [selector: string, address: string])[];

/** Id of that JSON. */
export const HELD_ID = 'held';
