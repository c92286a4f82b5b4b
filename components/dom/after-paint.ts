/** Calls once the next frame is painted, so that a tap is answered before the work it sets off. */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work));
}
