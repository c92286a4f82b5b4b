/** Calls when the browser has nothing else to do, half a second from now at the latest. */
export function whenIdle(work: () => void): void {
  // Safari has no idle callback.
  const later: typeof requestIdleCallback | undefined = window.requestIdleCallback;
  if (later) later(work, { timeout: 500 });
  else setTimeout(work, 200);
}

declare global {
  interface Navigator {
    /** Chromium's alone. */
    readonly connection?: { readonly saveData: boolean };
  }
}

/** For what is fetched only in case: calls when idle, and never for a visitor who saves data. */
export function whenSpare(work: () => void): void {
  if (!navigator.connection?.saveData) whenIdle(work);
}
