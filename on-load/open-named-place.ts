/** Opens the `<details>` around the fragment's target (`#calendario-2026`), which not every browser does. */
export function openNamedPlace(): void {
  // Browsers ignore a listener that is there already.
  addEventListener('hashchange', openNamedPlace);
  const place = document.getElementById(location.hash.slice(1));
  const fold = place?.closest('details');
  if (!fold || fold.open) return;
  fold.open = true;
  place?.scrollIntoView();
}
