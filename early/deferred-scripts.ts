/** JSON in each page: addresses of the scripts that it fetches after its first paint. */
export type DeferredScripts = {
  readonly onLoad: string;
  readonly framework: Framework;
};

export type Framework = {
  /** The page's data and Next's chunks, in any order. */
  readonly chunks: readonly string[];
  /** Next's entry, which starts the page once its chunks have run. */
  readonly entry: string;
  /** Chunks of the page's tools, by the id of the tool's form. */
  readonly tools: Readonly<Record<string, readonly string[]>>;
};

/** Id of the element that holds the addresses as JSON. */
export const DEFERRED_ID = 'deferred-scripts';
