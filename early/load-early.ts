import { HELD_ID, type Held } from './held';
import { whenActivated } from './when-activated';

declare global {
  interface Window {
    /** Called when a script of the page fails twice. */
    giveUpScript?: () => void;
  }
}

/** Fetches the on-load script once: on load, or at an earlier tap or key; on a prerendered page, once it is activated. */
export function loadEarly(giveUp: () => void): void {
  let isLoading = false;
  const load = () => {
    const held = document.getElementById(HELD_ID);
    if (isLoading || !held) return;
    isLoading = true;
    const { onLoad } = JSON.parse(held.textContent) as Held;
    // Browsers may cache a failed import by its address.
    whenActivated(() => void import(onLoad).catch(() => import(`${onLoad}?2`)).catch(giveUp));
  };
  window.giveUpScript = giveUp;
  for (const type of ['load', 'click', 'keyup']) addEventListener(type, load, true);
}
