import { anchorOf } from '@/content/page-anchors';

/**
 * Opens the `<details>` around the target of the URL's fragment (`#calendario-2026`), which not every browser does, and
 * scrolls to a section by its previous id (`#check`).
 */
export function openNamedPlace(): void {
  // Adding the same listener again has no effect.
  addEventListener('hashchange', openNamedPlace);
  const name = location.hash.slice(1);
  const place = document.getElementById(anchorOf(name));
  const fold = place?.closest<HTMLDetailsElement>('details:not([open])');
  if (fold) fold.open = true;
  if (fold || place?.id !== name) place?.scrollIntoView();
}
