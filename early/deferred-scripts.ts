/**
 * JSON in each page: addresses of the scripts that it fetches later. The on-load script is followed by the page's data and
 * the framework's; the last one starts it. A page published as Next wrote it has the first alone.
 */
export type DeferredScripts = readonly [onLoad: string, ...framework: string[]];

/** Id of that JSON. */
export const DEFERRED_ID = 'deferred-scripts';

/** Code of the tools that answer a first tap, each with the id of its form; set by the page's data. */
export type Tools = readonly (readonly [formId: string, address: string])[];
