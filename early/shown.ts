declare global {
  interface Document {
    /** Whether the browser makes the page ahead of a tap that may never come; where it never does, absent. */
    readonly prerendering?: boolean;
  }
}

/** Calls once the page is shown: now, but for one that is prerendered. */
export function whenShown(work: () => void): void {
  if (document.prerendering) document.addEventListener('prerenderingchange', work, { once: true });
  else work();
}
