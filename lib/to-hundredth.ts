/** A percentage of a drawing, rounded to two decimals. */
export function toHundredth(percent: number): number {
  return Math.round(percent * 100) / 100;
}
