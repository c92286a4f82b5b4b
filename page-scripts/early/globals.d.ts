import type { Case } from '@/components/case/case';

/* Globals that the site's scripts share on the window and the document, and browser features that TypeScript does not know. */

declare global {
  interface Window {
    /** Show a part of the page as it is without script, and take that back. Set by `every-page.ts`; called on load. */
    showFallback?: (scope: Element) => void;
    hideFallback?: (scope: Element) => void;
    /** Target of the last tap, until the on-load script listens. Written by `fetch-on-load.ts`; read on load. */
    tapped?: EventTarget | null;
    /** Written and read by `components/dom/page-files.ts`, in both scripts. */
    fetchedFiles?: Set<string>;
    /** The case of a page whose browser refuses storage. Written and read by `components/case/`, in both scripts. */
    visitorCase?: Case;
    readonly trustedTypes?: {
      createPolicy: (name: string, policy: { createHTML: (html: string) => string }) => unknown;
    };
  }

  interface HTMLDialogElement {
    /** The button that opened it. Written by `components/modal/dialog-buttons.ts`, in both scripts. */
    opener?: HTMLElement | undefined;
  }

  interface Document {
    /** True if the page is being prerendered; undefined in browsers that never prerender. */
    readonly prerendering?: boolean;
  }

  interface Navigator {
    /** Network information, which only Chromium has. */
    readonly connection?: { readonly saveData: boolean };
  }
}
