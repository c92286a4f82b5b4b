/** Calls `work` once the next frame is painted, so that a tap's visible answer does not wait for it. */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work));
}
