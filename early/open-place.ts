/**
 * Opens the fold that an address (`#calendario-2026`) names something in, now and whenever the address changes:
 * not every browser does it by itself.
 */
export function openNamedPlace(): void {
  openPlace();
  addEventListener('hashchange', openPlace);
}

function openPlace(): void {
  const place = document.getElementById(location.hash.slice(1));
  const fold = place?.closest('details');
  if (!fold || fold.open) return;
  fold.open = true;
  place?.scrollIntoView();
}
