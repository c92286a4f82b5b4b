/** Whether an ending of one or two digits (`7`, `27`) belongs to a table's row (`7` or `27-28`). */
export function belongsTo(ending: string, digits: string): boolean {
  return digits.length === 1 ? ending.endsWith(digits) : digits.split('-').includes(ending);
}
