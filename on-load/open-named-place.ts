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
  const closed = [...document.querySelectorAll<HTMLDetailsElement>('details:not([open])')];
  const folds = closed.filter((fold) => fold.contains(place));
  for (const fold of folds) fold.open = true;
  if (folds.length > 0 || place?.id !== name) place?.scrollIntoView();
}
