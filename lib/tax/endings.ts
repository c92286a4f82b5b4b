/** Last digits in the order of the DIAN's tables: 0 comes last. */
export const lastDigits = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'] as const;

/** The 50 pairs of two last digits, `01-02` … `99-00`, in the order of the tables. */
export const endingPairs: readonly string[] = /* @__PURE__ */ Array.from(
  { length: 50 },
  (_, index) => `${twoDigits(2 * index + 1)}-${twoDigits(2 * index + 2)}`,
);

/** The endings of a table's row: `27-28` has two, `7` one. */
export const endingsOf = (digits: string): readonly string[] => digits.split('-');

/** True if an ending of one or two digits (`7`, `27`) belongs to a table's row (`7` or `27-28`). */
export function belongsTo(ending: string, digits: string): boolean {
  return digits.length === 1 ? ending.endsWith(digits) : endingsOf(digits).includes(ending);
}

function twoDigits(ending: number): string {
  return String(ending % 100).padStart(2, '0');
}
