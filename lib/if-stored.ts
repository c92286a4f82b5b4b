/** Result of an access to the browser's storage; `undefined` where it is refused or full, or holds what can't be read. */
export function ifStored<Value>(access: () => Value): Value | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}
