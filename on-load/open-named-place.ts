import { placeOf } from '@/content/page-anchors';

/**
 * Opens the `<details>` around the fragment's target (`#calendario-2026`), which not every browser does, and goes to a
 * part by its former name (`#check`).
 */
export function openNamedPlace(): void {
  // Browsers ignore a listener that is there already.
  addEventListener('hashchange', openNamedPlace);
  const name = location.hash.slice(1);
  const place = document.getElementById(placeOf(name));
  const fold = place?.closest<HTMLDetailsElement>('details:not([open])');
  if (fold) fold.open = true;
  if (fold || place?.id !== name) place?.scrollIntoView();
}
