/** Query parameter of the ending: `/calendario-tributario?digitos=27`. */
export const PARAMETER = 'digitos';

/** The ending in the page's address, `?digitos=27`; empty unless it is one or two digits. */
export function endingInAddress(): string {
  const value = new URLSearchParams(location.search).get(PARAMETER) ?? '';
  return /^\d{1,2}$/.test(value) ? value : '';
}
