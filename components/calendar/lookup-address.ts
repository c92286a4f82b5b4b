const PARAMETER = 'digitos';

/** The ending in the page's address, `?digitos=27`; empty when there is none or it is not one or two digits. */
export function endingInAddress(): string {
  const value = new URLSearchParams(location.search).get(PARAMETER) ?? '';
  return /^\d{1,2}$/.test(value) ? value : '';
}

/** Makes the address one that shows these dates to whoever opens it: two digits at most, never the number. */
export function putEndingInAddress(ending: string | null): void {
  const url = new URL(location.href);
  if (ending === null) url.searchParams.delete(PARAMETER);
  else url.searchParams.set(PARAMETER, ending);
  if (url.href !== location.href) history.replaceState(history.state, '', url);
}
