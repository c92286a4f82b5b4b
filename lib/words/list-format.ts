/** Joins words as a Spanish list: `a, b y c`, or `a, b o c`. */
export function listed(
  items: readonly string[],
  type: 'conjunction' | 'disjunction' = 'conjunction',
): string {
  // A page's first formatter costs a cheap phone 40 ms, and most lists have one item.
  return items.length < 2 ? items.join('') : new Intl.ListFormat('es', { type }).format(items);
}
