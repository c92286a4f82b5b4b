/** Query parameters of the ending and the group: `/calendario-tributario?digitos=56&grupo=empresa`. */
export const PARAMETERS = { ending: 'digitos', group: 'grupo' } as const;

/** The ending in the page's address, `?digitos=27`; empty unless it is one or two digits. */
export function endingInAddress(): string {
  const value = new URLSearchParams(location.search).get(PARAMETERS.ending) ?? '';
  return /^\d{1,2}$/.test(value) ? value : '';
}
