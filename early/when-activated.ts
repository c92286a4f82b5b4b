declare global {
  interface Document {
    /** Whether the page is prerendered; absent where browsers never prerender. */
    readonly prerendering?: boolean;
  }
}

/** Calls now, or once a prerendered page is activated. */
export function whenActivated(work: () => void): void {
  if (document.prerendering) document.addEventListener('prerenderingchange', work, { once: true });
  else work();
}
