/** Opens the `<details>` around the target of the URL's fragment (`#calendario-2026`), which not every browser does. */
export function openNamedPlace(): void {
  // Adding the same listener again has no effect.
  addEventListener('hashchange', openNamedPlace);
  const place = document.getElementById(location.hash.slice(1));
  const closed = [...document.querySelectorAll<HTMLDetailsElement>('details:not([open])')];
  const folds = closed.filter((fold) => fold.contains(place));
  for (const fold of folds) fold.open = true;
  if (folds.length > 0) place?.scrollIntoView();
}

/** Keeps the target of the URL's fragment where it is while restored answers above it grow, until the visitor moves. */
export function keepNamedPlace(): void {
  const place = document.getElementById(location.hash.slice(1));
  if (!place) return;
  // Right after a change, before the frame is laid out, the scroll makes up for it and nothing is seen to move.
  const changed = new MutationObserver(() => {
    // The early script's mark that the visitor has not moved yet (page-scripts/early/every-page.ts).
    if (document.documentElement.style.scrollBehavior) place.scrollIntoView();
    else changed.disconnect();
  });
  changed.observe(document.body, { attributes: true, characterData: true, childList: true, subtree: true });
}
