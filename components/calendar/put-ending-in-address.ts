import { PARAMETER } from './ending-in-address';

// Apart from ending-in-address.ts, which is in every first load; this file loads with the lookup.

/** Puts the ending into the address so that it can be shared: two digits at most, never the number. */
export function putEndingInAddress(ending: string | null): void {
  const url = new URL(location.href);
  if (ending === null) url.searchParams.delete(PARAMETER);
  else url.searchParams.set(PARAMETER, ending);
  if (url.href !== location.href) history.replaceState(history.state, '', url);
}
