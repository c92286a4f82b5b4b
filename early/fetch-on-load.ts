import { afterFirstPaint } from './first-paint';
import { DEFERRED_ID, type DeferredScripts } from './deferred-scripts';

declare global {
  interface Document {
    /** Whether the page is being prerendered; undefined in browsers that never prerender. */
    readonly prerendering?: boolean;
  }
  interface Window {
    /** Called when a script of the page fails twice. */
    giveUpScript?: () => void;
  }
}

/**
 * Fetches the on-load script once: after the load event and the first paint, or at an earlier tap or key. A prerendered
 * page fetches it when the page is shown.
 */
export function fetchOnLoad(giveUp: () => void): void {
  let isLoading = false;
  const load = ({ type, target }: Event) => {
    if (type === 'click') window.tapped = target;
    const json = document.getElementById(DEFERRED_ID);
    // The JSON is complete once it has a next sibling.
    if (isLoading || document.prerendering || !json?.nextSibling) return;
    isLoading = true;
    const { onLoad, framework } = JSON.parse(json.textContent) as DeferredScripts;
    // The retry has another address, because browsers may cache a failed import.
    import(onLoad).catch(() => import(`${onLoad}?2`)).catch(giveUp);
    const preload = (href: string) =>
      Object.assign(document.createElement('link'), { rel: 'preload', as: 'script', href });
    // Runs in a task of its own, so that the load event ends first and an early tap waits less for the framework.
    setTimeout(() => document.head.append(...[...framework.chunks, framework.entry].map(preload)));
  };
  window.giveUpScript = giveUp;
  for (const type of ['prerenderingchange', 'click', 'keyup']) addEventListener(type, load, true);
  addEventListener('load', (event) => afterFirstPaint(() => load(event)));
}
